import { useEffect, useState } from 'react';
import { ToastNote } from '../../ui/feedback/toast.tsx';
import { onSuccess } from './announce-success.ts';

/** Shows what `announceSuccess` tells, in a live region that was there before. */
export function SuccessToast() {
  const [told, setTold] = useState<{ message: string }>();
  /** Each success is a note of its own: the same words twice are read out twice. */
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onSuccess((message) => {
        setTold({ message });
        setCount((before) => before + 1);
      }),
    [],
  );
  return (
    told && <ToastNote key={count} message={told.message} onDismiss={() => setTold(undefined)} />
  );
}
