import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from '../../../contract/people/second-factor.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useNamedPart } from '../navigation/use-named-part.ts';
import { useDeed } from '../use-deed.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { twoStepTexts } from './two-step.texts.ts';
import { Row } from '../../ui/layout/row.tsx';

const texts = twoStepTexts.isOn;

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
  state: { recoveryCodesLeft },
  codesLost,
  onNewCodes,
  onTurnedOff,
}: IsOnProps) {
  const [asking, setAsking] = useState<'new-codes' | 'turn-off'>();
  const heading = useNamedPart('app');
  const codesHeading = useNamedPart('codes');
  const close = () => setAsking(undefined);
  return (
    <Panel
      title={texts.authenticatorApp}
      headingRef={heading}
      aside={
        <Badge look="good" icon="check">
          {texts.on}
        </Badge>
      }
    >
      <div className="panel-body">
        <Alert kind="warning">
          {codesLost ? texts.noAnswerCameSoYour : fewLeft(recoveryCodesLeft)}
        </Alert>
        <p>{texts.sinceLoggingInAsksFor(formatExact(new Date(since)))}</p>
        <h3 ref={codesHeading} tabIndex={-1}>
          {texts.recoveryCodesHeading}
        </h3>
        <p className="muted small">{texts.leftEachLogsYouIn(codesIn(recoveryCodesLeft))}</p>
        <Row gap={12} className="two-step-actions">
          <Button look={codesLost ? 'primary' : 'secondary'} onClick={() => setAsking('new-codes')}>
            {texts.newRecoveryCodes}
          </Button>
          <Button look="danger" onClick={() => setAsking('turn-off')}>
            {texts.turnOff}
          </Button>
        </Row>
      </div>
      {asking === 'new-codes' && (
        <NewCodesDialog
          onCancel={close}
          onMade={(codes) => {
            close();
            onNewCodes(codes);
          }}
        />
      )}
      {asking === 'turn-off' && <TurnOffDialog onCancel={close} onTurnedOff={onTurnedOff} />}
    </Panel>
  );
}

const codesIn = (count: number) =>
  count === 0 ? texts.noRecoveryCodes : texts.recoveryCodes(count);

function fewLeft(count: number): string | false {
  if (count > fewCodes) return false;
  return texts.areLeftPleaseMakeNew(codesIn(count), count);
}

interface TurnOffDialogProps {
  onTurnedOff: (message: string) => void;
  onCancel: () => void;
}

const isOff = texts.twoStepSignInIs;

function TurnOffDialog({ onTurnedOff, onCancel }: TurnOffDialogProps) {
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    try {
      onTurnedOff((await call('POST /api/users/second-factor/remove', { body: {} })).message);
    } catch (refused) {
      const wasOff = refused instanceof Refused && refused.code === 'SECOND_FACTOR_OFF';
      // It may have been turned off without our hearing of it.
      if (
        (wasOff || outcomeIsUnknown(refused)) &&
        (await queryClient.query(secondFactorQuery)).since === null
      )
        return onTurnedOff(isOff);
      throw refused;
    }
  });
  return (
    <FormDialog
      title={texts.turnOffTwoStepSign}
      form={form}
      confirmLabel={texts.turnOff}
      busyLabel={texts.turningOff}
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>{texts.youllLogInWithJust}</p>
    </FormDialog>
  );
}
