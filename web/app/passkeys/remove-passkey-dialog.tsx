import type { Passkey } from '../../../contract/passkeys.ts';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { FormDialog } from '../two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../two-step/use-fresh-form.ts';
import { removePasskeyDialogTexts } from './remove-passkey-dialog.texts.ts';

const texts = removePasskeyDialogTexts.removePasskeyDialog;

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  wanted: ProofWanted;
  onRemoved: (message: string) => void;
  /** Whether it was removed is not known. */
  onUnknown: () => void;
  onCancel: () => void;
}

export function RemovePasskeyDialog({
  passkey: { _id, name },
  wanted,
  onRemoved,
  onUnknown,
  onCancel,
}: RemovePasskeyDialogProps) {
  const fresh = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) => {
      try {
        onRemoved(
          (
            await call('POST /api/users/passkeys/{id}/remove', {
              params: { id: _id },
              body: { ...proof, ...shown },
            })
          ).message,
        );
      } catch (refused) {
        // Removed elsewhere meanwhile, it is gone as was wanted.
        const gone = refused instanceof Refused && refused.code === 'PASSKEY_NOT_FOUND';
        if (gone || outcomeIsUnknown(refused)) return onUnknown();
        throw refused;
      }
    },
  });
  return (
    <FormDialog
      title={texts.removeThisPasskey}
      fresh={fresh}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>{texts.noLongerLogsYouIn(<strong>{name}</strong>)}</p>
    </FormDialog>
  );
}
