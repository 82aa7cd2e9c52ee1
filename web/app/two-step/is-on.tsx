import { useState } from 'react';
import type { SecondFactor } from '../../../contract/second-factor.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { plural } from '../../ui/values/plural.ts';

/** From here on new recovery codes are urged. */
const fewCodes = 3;

interface IsOnProps {
  since: string;
  state: SecondFactor;
  /** The recovery codes were made, but never reached the screen. */
  codesLost: boolean;
  onNewCodes: (recoveryCodes: readonly string[]) => void;
  onTurnedOff: (message: string) => void;
}

/** It is on: since when, how many recovery codes are left, and what can be changed. */
export function IsOn({
  since,
  state: { recoveryCodesLeft, ...wanted },
  codesLost,
  onNewCodes,
  onTurnedOff,
}: IsOnProps) {
  const [asking, setAsking] = useState<'new-codes' | 'turn-off'>();
  const close = () => setAsking(undefined);
  return (
    <Panel
      title="Authenticator app"
      aside={
        <Badge look="good" icon="check">
          On
        </Badge>
      }
    >
      <div className="panel-body">
        <Alert kind="warning">
          {codesLost
            ? 'No answer came, so your recovery codes were never shown. Please make new ones now.'
            : fewLeft(recoveryCodesLeft)}
        </Alert>
        <p>Since {formatExact(new Date(since))}, logging in asks for a code from your app.</p>
        <p className="muted small">
          {codesIn(recoveryCodesLeft)} left. Each logs you in once without your phone; if you do not
          know where they are, make new ones.
        </p>
        <div className="two-step-actions">
          <Button look={codesLost ? 'primary' : 'secondary'} onClick={() => setAsking('new-codes')}>
            New recovery codes
          </Button>
          <Button look="danger" onClick={() => setAsking('turn-off')}>
            Turn off
          </Button>
        </div>
      </div>
      {asking === 'new-codes' && (
        <NewCodesDialog
          wanted={wanted}
          onCancel={close}
          onMade={(codes) => {
            close();
            onNewCodes(codes);
          }}
        />
      )}
      {asking === 'turn-off' && (
        <TurnOffDialog wanted={wanted} onCancel={close} onTurnedOff={onTurnedOff} />
      )}
    </Panel>
  );
}

const codesIn = (count: number) =>
  count === 0
    ? 'No recovery codes'
    : plural(count, { one: 'One recovery code', other: '# recovery codes' });

function fewLeft(count: number): string | false {
  if (count > fewCodes) return false;
  return (
    `${codesIn(count)} ${plural(count, { one: 'is', other: 'are' })} left. Please make new ones, so that you ` +
    'can log in without your phone.'
  );
}
