import { useEffect, useEffectEvent } from 'react';
import { Offline } from '../../api/failures.ts';

/** Hears that the line is back, while a form is open with what it could not send without one. */
export function useBackOnline(failure: unknown, onOnline: () => void): void {
  const isHeld = failure instanceof Offline;
  const hear = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isHeld) return;
    const listen = () => hear();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [isHeld]);
}
