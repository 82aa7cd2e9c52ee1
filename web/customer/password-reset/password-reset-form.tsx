import { useState } from 'react';
import { passwordReset } from '../../../contract/password-resets.ts';
import { callWithHeaders } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { resetFailureText } from '../../app/sign-in/reset-failure-text.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField, PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

interface Told {
  message: string;
  /** The password is changed; otherwise a link is on its way. */
  changed: boolean;
}

/**
 * Chooses a new password from inside. Whether it counts at once or a link is mailed is the bank's
 * word.
 */
export function PasswordResetForm() {
  const [failure, setFailure] = useState<string>();
  const [told, setTold] = useState<Told>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: passwordReset,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => {
      setFailure(undefined);
      setTold(undefined);
    },
    send: async (body) => {
      try {
        const { answer, status } = await callWithHeaders('POST /api/auth/reset-password', { body });
        setTold({ message: answer.message, changed: status === 200 });
        return {};
      } catch (refused) {
        setFailure(resetFailureText(refused));
        return refused instanceof Refused ? refused.fields : {};
      }
    },
  });
  useDocumentTitle('Password Reset', failure !== undefined || Object.keys(errors).length > 0);

  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{told?.changed && told.message}</Alert>
      <Alert kind="info">{told?.changed === false && told.message}</Alert>
      <TextField
        label="Email"
        name="email"
        type="email"
        error={errors['email']}
        autoComplete="email"
        required
      />
      <NewPasswordField label="New password" name="newPassword" error={errors['newPassword']} />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        error={errors['confirmPassword']}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={busy} busyLabel="Resetting password...">
        Reset password
      </Button>
    </form>
  );
}
