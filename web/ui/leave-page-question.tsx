import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';

/** For a form of a page with something `typed` in it: Back asks once before it takes the page away, and the tab is not closed unasked. */
export function LeavePageQuestion({ typed }: { typed: boolean }) {
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  useLeaveGuard(typed, (goOn) => (asked ? goOn() : setAsked({ goOn })));
  return (
    <ConfirmDialog
      open={asked !== undefined && typed}
      title="Leave this page?"
      confirmLabel="Leave page"
      busyLabel="Leaving..."
      cancelLabel="Keep editing"
      busy={false}
      onConfirm={() => asked?.goOn()}
      onCancel={() => setAsked(undefined)}
    >
      <p>What you entered has not been sent, and would be lost.</p>
    </ConfirmDialog>
  );
}
