import type { Passkey } from '../../../contract/people/passkeys.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDeed } from '../use-deed.ts';
import { removePasskeyDialogTexts } from './passkeys.texts.ts';

const texts = removePasskeyDialogTexts.removePasskeyDialog;

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onRemoved: (message: string) => void;
  /** It is not known whether the passkey was removed. */
  onUnknown: () => void;
  onCancel: () => void;
}

export function RemovePasskeyDialog({
  passkey: { _id, name },
  onRemoved,
  onUnknown,
  onCancel,
}: RemovePasskeyDialogProps) {
  const form = useDeed(async () => {
    try {
      const sent = { params: { id: _id }, body: {} };
      onRemoved((await call('POST /api/users/passkeys/{id}/remove', sent)).message);
    } catch (refused) {
      // Another device removed it first: it is gone, as the person wanted.
      const gone = refused instanceof Refused && refused.code === 'PASSKEY_NOT_FOUND';
      if (gone || outcomeIsUnknown(refused)) return onUnknown();
      throw refused;
    }
  });
  return (
    <FormDialog
      title={texts.removeThisPasskey}
      form={form}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      look="danger-solid"
      onCancel={onCancel}
    >
      <p>{texts.noLongerLogsYouIn(<strong>{name}</strong>)}</p>
    </FormDialog>
  );
}
