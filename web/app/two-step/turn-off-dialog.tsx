import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDeed } from '../use-deed.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.turnOffDialog;

interface TurnOffDialogProps {
  onTurnedOff: (message: string) => void;
  onCancel: () => void;
}

const isOff = texts.twoStepSignInIs;

export function TurnOffDialog({ onTurnedOff, onCancel }: TurnOffDialogProps) {
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
