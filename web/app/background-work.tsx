import { KeepLastSeen } from '../device/keep-last-seen.tsx';
import { LiveChanges } from './live/live-changes.tsx';

/** Work of a signed-in page that shows nothing. It loads after the first view. */
export function BackgroundWork() {
  return (
    <>
      <LiveChanges />
      <KeepLastSeen />
    </>
  );
}
