import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.turnOffPin;

interface TurnOffDialogProps {
  onTurnedOff: (answer: string) => void;
  onClose: () => void;
}

export function TurnOffDialog({ onTurnedOff, onClose }: TurnOffDialogProps) {
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    onTurnedOff((await call('POST /api/approvals/pin/off', { body: {} })).message);
    onClose();
    await queryClient.invalidateQueries(pinStateQuery);
  });
  return (
    <FormDialog
      title={texts.payWithPasskeysAlone}
      form={form}
      confirmLabel={texts.turnOff}
      busyLabel={texts.turningOff}
      look="primary"
      onCancel={onClose}
    >
      <p>{texts.everyPaymentThenAsks}</p>
    </FormDialog>
  );
}
