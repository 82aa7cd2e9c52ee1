import { useEffect, useState } from 'react';
import { Toast } from '../ui/feedback/toast.tsx';
import { onSuccess } from './announce-success.ts';

/**
 * Shows what `announceSuccess` tells. It stays mounted, so that screen readers know the region
 * before it speaks.
 */
export function SuccessToast() {
  const [message, setMessage] = useState<string>();
  useEffect(() => onSuccess(setMessage), []);
  return <Toast message={message} onDismiss={() => setMessage(undefined)} />;
}
