import { LiveChanges } from './live/live-changes.tsx';
import { StepUp } from './step-up/step-up.tsx';

/** Loads after the first view: news of changes, and the window that asks for a proof. */
export function BackgroundWork() {
  return (
    <>
      <LiveChanges />
      <StepUp />
    </>
  );
}
