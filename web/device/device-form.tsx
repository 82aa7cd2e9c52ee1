import { useEffect, useState } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { allowLastSeen, mayKeepLastSeen } from './last-seen.ts';
import { findWorker, removeWorker, startWorker } from './worker-registration.ts';

const failed =
  'Your browser does not allow this here. Private windows and blocked site data are the usual ' +
  'reasons. Nothing was changed.';

/** What this device may keep; each is off until it is turned on here. */
export function DeviceForm() {
  const [opens, setOpens] = useState<boolean>();
  const [keeps, setKeeps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    setKeeps(mayKeepLastSeen());
    void findWorker().then((found) => setOpens(found !== undefined));
  }, []);

  async function choose(act: () => Promise<void>, done: string): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    setFailure(undefined);
    try {
      await act();
      setSaid(done);
    } catch {
      setFailure(failed);
    }
    setBusy(false);
  }
  const keep = (allowed: boolean) => {
    allowLastSeen(allowed);
    setKeeps(mayKeepLastSeen());
  };
  const turnOn = async () => {
    await startWorker();
    setOpens(true);
  };
  const turnOff = async () => {
    keep(false);
    await removeWorker();
    setOpens(false);
  };
  return (
    <div className="device-form">
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{said}</Alert>
      <section aria-labelledby="device-opens">
        <h2 id="device-opens">Open without a connection</h2>
        <p>
          This device keeps our pages’ files, so that Larkmoor opens faster, and says so when there
          is no connection. Nothing of your accounts is kept.
        </p>
        {opens === true ? (
          <Button
            look="secondary"
            busy={busy}
            busyLabel="Turning off..."
            onClick={() =>
              void choose(turnOff, 'Turned off. This device keeps nothing of Larkmoor.')
            }
          >
            Turn off
          </Button>
        ) : (
          <Button
            busy={busy || opens === undefined}
            busyLabel="One moment..."
            onClick={() =>
              void choose(turnOn, 'Turned on. Larkmoor now opens without a connection.')
            }
          >
            Turn on
          </Button>
        )}
      </section>
      <section aria-labelledby="device-keeps">
        <h2 id="device-keeps">Show what I last saw</h2>
        <p>
          Without a connection you see your balances and latest payments as they were, with their
          time. They are encrypted and kept for up to seven days. While you are logged in, anyone
          who unlocks this device can see them. Logging out erases them.
        </p>
        <Button
          look={keeps ? 'secondary' : 'primary'}
          busy={busy}
          disabledReason={opens === true ? undefined : 'Turn on “Open without a connection” first.'}
          onClick={() =>
            void choose(
              async () => keep(!keeps),
              keeps
                ? 'Turned off. What was kept is erased.'
                : 'Turned on. Your dashboard is kept the next time you open it.',
            )
          }
        >
          {keeps ? 'Stop and erase' : 'Turn on for my accounts'}
        </Button>
      </section>
    </div>
  );
}
