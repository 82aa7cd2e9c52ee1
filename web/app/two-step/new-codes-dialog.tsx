import { secondFactorChange } from '../../../contract/second-factor.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { SignInCodeField } from '../sign-in/sign-in-code-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useFreshForm } from './use-fresh-form.ts';

interface NewCodesDialogProps {
  passwordNeeded: boolean;
  onMade: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const lostAnswer = 'No answer came. Your old recovery codes may work no more: please try again.';

/** New recovery codes put an end to the old ones. */
export function NewCodesDialog({ passwordNeeded, onMade, onCancel }: NewCodesDialogProps) {
  const form = useFreshForm({
    schema: secondFactorChange,
    passwordNeeded,
    send: async (body) => {
      try {
        onMade((await call('POST /api/users/second-factor/recovery-codes', { body })).recoveryCodes);
      } catch (refused) {
        if (outcomeIsUnknown(refused)) throw new Error(lostAnswer, { cause: refused });
        throw refused;
      }
    },
  });
  return (
    <FormDialog title="Make new recovery codes?" form={form} confirmLabel="Make new codes" busyLabel="Making..." look="primary" onCancel={onCancel}>
      <p>You get ten new codes. The old ones work no more.</p>
      <SignInCodeField error={form.errors['code']} />
    </FormDialog>
  );
}
