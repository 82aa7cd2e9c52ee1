import { useEffect, useState } from 'react';
import { ToastNote } from '../ui/feedback/toast.tsx';
import { onSuccess } from './announce-success.ts';

/** Shows what `announceSuccess` tells, in a live region that was there before. */
export function SuccessToast() {
  const [message, setMessage] = useState<string>();
  useEffect(() => onSuccess(setMessage), []);
  return (
    message !== undefined && (
      <ToastNote key={message} message={message} onDismiss={() => setMessage(undefined)} />
    )
  );
}
