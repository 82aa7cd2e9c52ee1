import type { Passkey } from '../../../contract/passkeys.ts';
import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { FormDialog } from '../two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../two-step/use-fresh-form.ts';

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
      title="Remove this passkey?"
      fresh={fresh}
      confirmLabel="Remove"
      busyLabel="Removing..."
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>
        <strong>{name}</strong> no longer logs you in, and your other sessions are ended. Your
        device may go on offering it until you delete it there too.
      </p>
    </FormDialog>
  );
}
