import { useEffect, useState } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { deviceFormTexts } from './device-form.texts.ts';
import { allowLastSeen, mayKeepLastSeen } from './last-seen.ts';
import { findWorker, removeWorker, startWorker } from './worker-registration.ts';

const { failed, opens: opensTexts, keeps: keepsTexts } = deviceFormTexts;

/** Lists the things that this device may keep; each is off until it is turned on here. */
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
        <h2 id="device-opens">{opensTexts.title}</h2>
        <p>{opensTexts.detail}</p>
        {opens === true ? (
          <Button
            look="secondary"
            busy={busy}
            busyLabel={opensTexts.turningOff}
            onClick={() => void choose(turnOff, opensTexts.isOff)}
          >
            {opensTexts.turnOff}
          </Button>
        ) : (
          <Button
            busy={busy || opens === undefined}
            busyLabel={opensTexts.turningOn}
            onClick={() => void choose(turnOn, opensTexts.isOn)}
          >
            {opensTexts.turnOn}
          </Button>
        )}
      </section>
      <section aria-labelledby="device-keeps">
        <h2 id="device-keeps">{keepsTexts.title}</h2>
        <p>{keepsTexts.detail}</p>
        <Button
          look={keeps ? 'secondary' : 'primary'}
          busy={busy}
          disabledReason={opens === true ? undefined : keepsTexts.first}
          onClick={() =>
            void choose(async () => keep(!keeps), keeps ? keepsTexts.isOff : keepsTexts.isOn)
          }
        >
          {keeps ? keepsTexts.turnOff : keepsTexts.turnOn}
        </Button>
      </section>
    </div>
  );
}
