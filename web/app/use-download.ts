import { useState } from 'react';
import { keepFile } from '../api/keep-file.ts';
import { failureText } from '../ui/form/failure-text.ts';
import { useDownloadTexts } from './app.texts.ts';

const texts = useDownloadTexts.useDownload;

const failureWords = { refused: texts.theFileDidNotCome, unanswered: texts.theFileDidNotCome };

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
      setFailure(failureText(problem, failureWords));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}
