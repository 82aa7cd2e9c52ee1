import { useState } from 'react';
import { keepFile } from '../../api/keep-file.ts';

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
      setFailure((problem instanceof Error && problem.message) || 'The file could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}
