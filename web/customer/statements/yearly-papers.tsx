import { useState } from 'react';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { useDownload } from '../../app/use-download.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import './statements.css';
import { yearlyPapersTexts as texts } from './statements.texts.ts';

const papers = ['interest', 'accounts'] as const;
type Paper = (typeof papers)[number];

/** The address of each paper, and the name of its file. */
const paperCalls = {
  interest: ['GET /api/papers/{year}/interest.{format}', '1099-int-figures'],
  accounts: ['GET /api/papers/{year}/accounts.{format}', 'year'],
} as const;

interface YearlyPapersProps {
  /** Newest first; the first one is under way. */
  years: readonly string[];
  current: string;
}

/** The papers of a year, for the customer's tax and records. */
export function YearlyPapers({ years, current }: YearlyPapersProps) {
  const [yearAsked, setYear] = useState<string>();
  const [paper, setPaper] = useState<Paper>('interest');
  const [format, setFormat] = useState<'pdf' | 'csv'>();
  const { busy, failure, save } = useDownload();
  useErrorTitle(failure !== undefined);
  // At the beginning of a year people look for the papers of the last one.
  const year = years.find((one) => one === yearAsked) ?? years[1] ?? years[0];
  if (year === undefined) return null;
  const download = (wanted: 'pdf' | 'csv') => {
    const [address, name] = paperCalls[paper];
    setFormat(wanted);
    void save(`${brand.fileName}-${name}-${year}.${wanted}`, () =>
      callForFile(address, {
        params: { year, format: wanted },
        query: wanted === 'csv' ? { bom: 'true' as const } : {},
      }),
    );
  };
  const button = (wanted: 'pdf' | 'csv') => (
    <Button
      look="secondary"
      busy={busy && format === wanted}
      busyLabel={texts.downloading}
      keepsFocus
      onClick={() => download(wanted)}
    >
      {texts.download[wanted]}
    </Button>
  );
  return (
    <Panel title={texts.title} className="export screen-only">
      <div className="panel-body">
        <p className="muted small statements-lead">{texts.lead}</p>
        <div className="entries-file">
          <SelectField
            label={texts.year}
            name="paperYear"
            choices={years}
            wordOf={(one) => (current.startsWith(one) ? texts.soFar(one) : one)}
            value={year}
            onChange={({ currentTarget }) => setYear(currentTarget.value)}
          />
          <SelectField
            label={texts.paper}
            name="paper"
            choices={papers}
            wordOf={(one) => texts.papers[one as Paper]}
            value={paper}
            onChange={({ currentTarget: { value } }) =>
              setPaper(papers.find((one) => one === value) ?? 'interest')
            }
          />
        </div>
        <Alert kind="error">{failure}</Alert>
        <div className="paper-files">
          {button('pdf')}
          {button('csv')}
        </div>
      </div>
    </Panel>
  );
}
