import { useState } from 'react';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { useDownload } from '../../app/use-download.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { useErrorTitle } from '../../ui/window-title.ts';
import { askedAs, keepEntriesChoice, readDays, readFile } from './entries-choice.ts';

/** The file and the days that are chosen, at first those of the last time, and the download. */
export function useEntriesDownload() {
  const today = useBankDay();
  const [file, setFile] = useState(readFile);
  const [range, setRange] = useState(() => readDays(today));
  const [forSpreadsheet, setForSpreadsheet] = useState(true);
  const { busy, failure, save } = useDownload();
  useErrorTitle(failure !== undefined);
  const { from, to } = range;
  const isWrongWay = from !== '' && to !== '' && from > to;

  const download = async (number: string) => {
    const { format, version } = askedAs[file];
    keepEntriesChoice(file, range, today);
    const name = [brand.fileName, number, from || 'opening', 'to', to || 'today'].join('-');
    await save(`${name}.${format}`, () =>
      callForFile('GET /api/accounts/{number}/entries.{format}', {
        params: { number, format },
        query: {
          ...range,
          ...(format === 'csv' && { bom: forSpreadsheet ? ('true' as const) : ('false' as const) }),
          ...(version && { version }),
        },
      }),
    );
  };

  return {
    file,
    setFile,
    range,
    setRange,
    forSpreadsheet,
    setForSpreadsheet,
    busy,
    failure,
    isWrongWay,
    download,
  };
}

export type EntriesDownload = ReturnType<typeof useEntriesDownload>;
