import { Suspense, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import type { Nicknamed } from './nickname-dialog.tsx';

const NicknameDialog = latePart(
  async () => (await import('./nickname-dialog.tsx')).NicknameDialog,
  {
    lost: 'window',
  },
);

/**
 * `ask` opens the window in which a customer gives a payee a nickname; the page draws that
 * `window`.
 */
export function useNickname() {
  const [payee, setPayee] = useState<Nicknamed>();
  const window = (
    <Suspense fallback={null}>
      {payee && <NicknameDialog payee={payee} onClose={() => setPayee(undefined)} />}
    </Suspense>
  );
  return { ask: setPayee, window };
}
