import type { Passkey } from '../../../contract/passkeys.ts';
import { freshSignIn } from '../../../contract/second-factor.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { FormDialog } from '../two-step/form-dialog.tsx';
import { useFreshForm } from '../two-step/use-fresh-form.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  passwordNeeded: boolean;
  onRemoved: (message: string) => void;
  /** Whether it was removed is not known. */
  onUnknown: () => void;
  onCancel: () => void;
}

export function RemovePasskeyDialog({ passkey: { _id, name }, passwordNeeded, onRemoved, onUnknown, onCancel }: RemovePasskeyDialogProps) {
  const form = useFreshForm({
    schema: freshSignIn,
    passwordNeeded,
    send: async (body) => {
      try {
        onRemoved((await call('POST /api/users/passkeys/{id}/remove', { params: { id: _id }, body })).message);
      } catch (refused) {
        // Removed elsewhere meanwhile, it is gone as was wanted.
        const gone = refused instanceof Refused && refused.code === 'PASSKEY_NOT_FOUND';
        if (gone || outcomeIsUnknown(refused)) return onUnknown();
        throw refused;
      }
    },
  });
  return (
    <FormDialog title="Remove this passkey?" form={form} confirmLabel="Remove" busyLabel="Removing..." look="danger-solid" onCancel={onCancel}>
      <p>
        <strong>{name}</strong> no longer logs you in, and your other sessions are ended. Your device may go on offering it until you delete it there too.
      </p>
    </FormDialog>
  );
}
