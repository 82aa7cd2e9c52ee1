import { Suspense, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import type { ScheduleChange } from './confirm-change.tsx';

const ConfirmChange = latePart(async () => (await import('./confirm-change.tsx')).ConfirmChange, {
  lost: 'window',
});

/**
 * One change at a time to a list of what is still to come: `ask` opens its window, and the page
 * draws the `windows` next to the list.
 */
export function useScheduleChange() {
  const [change, setChange] = useState<ScheduleChange>();
  const done = (text: string) => {
    setChange(undefined);
    announceSuccess(text);
  };
  const windows = (
    <Suspense fallback={null}>
      {change && (
        <ConfirmChange change={change} onDone={done} onClose={() => setChange(undefined)} />
      )}
    </Suspense>
  );
  return { ask: setChange, windows };
}
