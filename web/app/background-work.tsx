import { LiveChanges } from './live/live-changes.tsx';
import { StepUp } from './step-up/step-up.tsx';

/** Work of a signed-in page that shows nothing by itself. It loads after the first view. */
export function BackgroundWork() {
  return (
    <>
      <LiveChanges />
      <StepUp />
    </>
  );
}
