import { KeepLastSeen } from '../device/keep-last-seen.tsx';
import { LiveChanges } from './live/live-changes.tsx';

/** What a signed-in page does besides what it shows; the first view can do without it. */
export function BackgroundWork() {
  return (
    <>
      <LiveChanges />
      <KeepLastSeen />
    </>
  );
}
