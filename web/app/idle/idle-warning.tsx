import { useRef, useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import './idle-warning.css';
import { idleWatchTexts } from './idle-watch.texts.ts';

const texts = idleWatchTexts.idleWarning;

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
  if (seconds > 60) return texts.lessThanTwoMinutesLeft;
  return seconds > 20 ? texts.lessThanOneMinuteLeft : texts.twentySecondsLeft;
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
      title={renewable ? texts.areYouStillThere : texts.pleaseLogInAgainSoon}
      initialFocus={main}
      onClose={() => (renewable ? void stay() : onClose())}
    >
      <div className="dialog-body">
        <p>{renewable ? texts.nothingHasHappenedHereFor : texts.youCanStayLoggedIn}</p>
        <p className="idle-clock" role="timer" translate="no" aria-label={texts.timeLeft}>
          {clockText(secondsLeft)}
        </p>
        <p className="visually-hidden" role="status">
          {spokenText(secondsLeft)}
        </p>
        <Alert kind="error">{failed && texts.theBankDidNotAnswer}</Alert>
      </div>
      <div className="dialog-foot">
        <Button look="secondary" compact onClick={onLeave}>
          {texts.logOutNow}
        </Button>
        {renewable ? (
          <Button
            ref={main}
            compact
            busy={busy}
            busyLabel={texts.oneMoment}
            onClick={() => void stay()}
          >
            {texts.stayLoggedIn}
          </Button>
        ) : (
          <Button ref={main} compact onClick={onClose}>
            {texts.goOnUntilThen}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
