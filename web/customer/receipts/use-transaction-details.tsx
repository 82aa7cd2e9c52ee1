import { Suspense, useState } from 'react';
import type { OwnTransfer } from '../../../contract/transfers.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';

const TransactionDialog = lazyPart(
  async () => (await import('./transaction-dialog.tsx')).TransactionDialog,
);

/** What a row of any list opens: its details, over the list. */
export function useTransactionDetails() {
  const [opened, setOpened] = useState<OwnTransfer>();
  const details = (
    <Suspense fallback={null}>
      {opened && <TransactionDialog transfer={opened} onClose={() => setOpened(undefined)} />}
    </Suspense>
  );
  return { open: setOpened, details };
}
