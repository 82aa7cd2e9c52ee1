import { Suspense, useState } from 'react';
import type { OwnTransfer } from '../../../contract/money/transfers.ts';
import { latePart } from '../../app/navigation/late-part.tsx';

const TransactionDialog = latePart(
  async () => (await import('./transaction-dialog.tsx')).TransactionDialog,
  { lost: 'window' },
);

/** The details that a row of any list opens, over the list. */
export function useTransactionDetails() {
  const [opened, setOpened] = useState<OwnTransfer>();
  const details = (
    <Suspense fallback={null}>
      {opened && <TransactionDialog transfer={opened} onClose={() => setOpened(undefined)} />}
    </Suspense>
  );
  return { open: setOpened, details };
}
