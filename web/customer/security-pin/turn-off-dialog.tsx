import { useQueryClient } from '@tanstack/react-query';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { FormDialog } from '../../app/two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../../app/two-step/use-fresh-form.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.turnOffPin;

interface TurnOffDialogProps {
  wanted: ProofWanted;
  onTurnedOff: (answer: string) => void;
  onClose: () => void;
}

export function TurnOffDialog({ wanted, onTurnedOff, onClose }: TurnOffDialogProps) {
  const queryClient = useQueryClient();
  const fresh = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) => {
      const body = { ...proof, ...shown };
      onTurnedOff((await call('POST /api/approvals/pin/off', { body })).message);
      onClose();
      await queryClient.invalidateQueries(pinStateQuery);
    },
  });
  return (
    <FormDialog
      title={texts.payWithPasskeysAlone}
      fresh={fresh}
      confirmLabel={texts.turnOff}
      busyLabel={texts.turningOff}
      look="primary"
      onCancel={onClose}
    >
      <p>{texts.everyPaymentThenAsks}</p>
    </FormDialog>
  );
}
