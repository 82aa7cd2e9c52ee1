import { strongestProof } from '../../../contract/own-proof.ts';
import type { Passkey } from '../../../contract/passkeys.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { FormDialog } from '../two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../two-step/use-fresh-form.ts';
import { confirmPasskeyDialogTexts } from './confirm-passkey-dialog.texts.ts';

const texts = confirmPasskeyDialogTexts.confirmPasskeyDialog;

interface ConfirmPasskeyDialogProps {
  passkey: Passkey;
  wanted: ProofWanted;
  onConfirmed: (message: string) => void;
  /** Whether it was confirmed is not known. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** Its owner says that a passkey from before the mailed link is theirs. */
export function ConfirmPasskeyDialog({
  passkey: { _id, name },
  wanted,
  onConfirmed,
  onUnknown,
  onCancel,
}: ConfirmPasskeyDialogProps) {
  const fresh = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) => {
      try {
        onConfirmed(
          (
            await call('POST /api/users/passkeys/{id}/confirm', {
              params: { id: _id },
              body: { ...proof, ...shown },
            })
          ).message,
        );
      } catch (refused) {
        if (outcomeIsUnknown(refused)) return onUnknown();
        throw refused;
      }
    },
  });
  return (
    <FormDialog
      title={texts.isThisPasskeyYours}
      fresh={fresh}
      confirmLabel={texts.yesMine}
      busyLabel={texts.confirming}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.logsInToYourAccount(<strong>{name}</strong>)}</p>
    </FormDialog>
  );
}
