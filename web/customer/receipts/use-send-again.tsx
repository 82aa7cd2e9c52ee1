import { Suspense, useState } from 'react';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { latePart } from '../../app/navigation/late-part.tsx';

const SendAgainForm = latePart(async () => (await import('./send-again-form.tsx')).SendAgainForm, {
  lost: 'window',
});

/**
 * A payment made once more: `sendAgain` opens its form filled in; `form` is there as long as it is
 * open.
 */
export function useSendAgain(onClosed?: () => void) {
  const [again, setAgain] = useState<TransferReceipt>();
  const close = () => {
    setAgain(undefined);
    onClosed?.();
  };
  const form = again && (
    <Suspense fallback={null}>
      <SendAgainForm again={again} onClose={close} />
    </Suspense>
  );
  return { sendAgain: setAgain, form };
}
