import type { Passkey } from '../../../contract/people/passkeys.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDeed } from '../use-deed.ts';
import { confirmPasskeyDialogTexts } from './passkeys.texts.ts';

const texts = confirmPasskeyDialogTexts.confirmPasskeyDialog;

interface ConfirmPasskeyDialogProps {
  passkey: Passkey;
  onConfirmed: (message: string) => void;
  /** It is not known whether the passkey was confirmed. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** Its owner says that a passkey from before the mailed link is theirs. */
export function ConfirmPasskeyDialog({
  passkey: { _id, name },
  onConfirmed,
  onUnknown,
  onCancel,
}: ConfirmPasskeyDialogProps) {
  const form = useDeed(async () => {
    try {
      const sent = { params: { id: _id }, body: {} };
      onConfirmed((await call('POST /api/users/passkeys/{id}/confirm', sent)).message);
    } catch (refused) {
      if (outcomeIsUnknown(refused)) return onUnknown();
      throw refused;
    }
  });
  return (
    <FormDialog
      title={texts.isThisPasskeyYours}
      form={form}
      confirmLabel={texts.yesMine}
      busyLabel={texts.confirming}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.logsInToYourAccount(<strong>{name}</strong>)}</p>
    </FormDialog>
  );
}
