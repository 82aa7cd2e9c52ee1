import { useQueryClient } from '@tanstack/react-query';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { FormDialog } from './form-dialog.tsx';
import { useFreshForm, type ProofWanted } from './use-fresh-form.ts';

interface TurnOffDialogProps {
  wanted: ProofWanted;
  onTurnedOff: (message: string) => void;
  onCancel: () => void;
}

const isOff = 'Two-step sign-in is off.';

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
      title="Turn off two-step sign-in?"
      fresh={fresh}
      confirmLabel="Turn off"
      busyLabel="Turning off..."
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>You’ll log in with just your password. Your recovery codes stop working.</p>
    </FormDialog>
  );
}
