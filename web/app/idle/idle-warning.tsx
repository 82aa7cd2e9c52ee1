import { useRef, useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import './idle-warning.css';

interface IdleWarningProps {
  secondsLeft: number;
  /** Without it the sign-in has reached its longest life, and only a new one helps. */
  renewable: boolean;
  onStay: () => Promise<void>;
  onClose: () => void;
  onLeave: () => void;
}

const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Read out now and then, not every second. */
function spokenText(seconds: number): string {
  if (seconds > 60) return 'Less than two minutes left.';
  return seconds > 20 ? 'Less than one minute left.' : 'Twenty seconds left.';
}

export function IdleWarning({
  secondsLeft,
  renewable,
  onStay,
  onClose,
  onLeave,
}: IdleWarningProps) {
  const main = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const stay = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onStay();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      narrow
      closeButton={false}
      role="alertdialog"
      title={renewable ? 'Are you still there?' : 'Please log in again soon'}
      initialFocus={main}
      onClose={() => (renewable ? void stay() : onClose())}
    >
      <div className="dialog-body">
        <p>
          {renewable
            ? 'Nothing has happened here for a while. To keep your account safe, you will be ' +
              'logged out in'
            : 'You can stay logged in only so long, and that time is nearly over. Please finish ' +
              'what you are doing. You will be logged out in'}
        </p>
        <p className="idle-clock" role="timer" aria-label="Time left">
          {clockText(secondsLeft)}
        </p>
        <p className="visually-hidden" role="status">
          {spokenText(secondsLeft)}
        </p>
        <Alert kind="error">{failed && 'The bank did not answer. Please try again.'}</Alert>
      </div>
      <div className="dialog-foot">
        <Button look="secondary" compact onClick={onLeave}>
          Log out now
        </Button>
        {renewable ? (
          <Button
            ref={main}
            compact
            busy={busy}
            busyLabel="One moment..."
            onClick={() => void stay()}
          >
            Stay logged in
          </Button>
        ) : (
          <Button ref={main} compact onClick={onClose}>
            Go on until then
          </Button>
        )}
      </div>
    </Dialog>
  );
}
