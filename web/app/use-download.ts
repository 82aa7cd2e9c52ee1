import { useState } from 'react';
import { Refused } from '../api/failures.ts';
import { keepFile } from '../api/keep-file.ts';
import { useDownloadTexts } from './use-download.texts.ts';

const texts = useDownloadTexts.useDownload;

const failureText = (problem: unknown) =>
  problem instanceof Refused && problem.message !== '' ? problem.message : texts.theFileDidNotCome;

/** One file at a time: whether it is on its way, and why it did not come. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (name: string, ask: () => Promise<Blob>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      keepFile(await ask(), name);
    } catch (problem) {
      setFailure(failureText(problem));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}
