import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import type { ScheduleChange } from './confirm-change.tsx';

const ConfirmChange = lazyPart(async () => (await import('./confirm-change.tsx')).ConfirmChange);

/**
 * One change at a time to a list of what is still to come: `ask` opens its window, `tell` says what
 * became of one made elsewhere, and the page draws the `windows` next to the list.
 */
export function useScheduleChange() {
  const [change, setChange] = useState<ScheduleChange>();
  const [message, setMessage] = useState<string>();
  const done = (text: string) => {
    setChange(undefined);
    setMessage(text);
  };
  const windows = (
    <>
      <Suspense fallback={null}>
        {change && (
          <ConfirmChange change={change} onDone={done} onClose={() => setChange(undefined)} />
        )}
      </Suspense>
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
    </>
  );
  return { ask: setChange, tell: setMessage, windows };
}
