import { useQueryClient } from '@tanstack/react-query';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { FormDialog } from './form-dialog.tsx';
import { useFreshForm, type ProofWanted } from './use-fresh-form.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.turnOffDialog;

interface TurnOffDialogProps {
  wanted: ProofWanted;
  onTurnedOff: (message: string) => void;
  onCancel: () => void;
}

const isOff = texts.twoStepSignInIs;

/** The strongest factor proves that it is its owner who turns it off. */
export function TurnOffDialog({ wanted, onTurnedOff, onCancel }: TurnOffDialogProps) {
  const queryClient = useQueryClient();
  const fresh = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) => {
      try {
        onTurnedOff(
          (await call('POST /api/users/second-factor/remove', { body: { ...proof, ...shown } }))
            .message,
        );
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
    },
  });
  return (
    <FormDialog
      title={texts.turnOffTwoStepSign}
      fresh={fresh}
      confirmLabel={texts.turnOff}
      busyLabel={texts.turningOff}
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>{texts.youllLogInWithJust}</p>
    </FormDialog>
  );
}
