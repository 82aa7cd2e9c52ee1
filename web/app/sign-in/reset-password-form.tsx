import { useState } from 'react';
import { passwordResetConfirmation } from '../../../contract/password-resets.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField, PasswordField } from '../../ui/password-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { resetFailureText } from './reset-failure-text.ts';
import { useCheckedForm } from './use-checked-form.ts';

/**
 * The secret of the mailed link stands behind the `#`, where no server, log or referrer sees it.
 */
function readReset(form: HTMLFormElement) {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  return { ...Object.fromEntries(new FormData(form)), token };
}

/** Chooses a new password with a mailed link. */
export function ResetPasswordForm() {
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: passwordResetConfirmation,
    read: readReset,
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      try {
        setAnswer((await call('POST /api/auth/reset-password/confirm', { body })).message);
        return {};
      } catch (refused) {
        setFailure(resetFailureText(refused));
        return refused instanceof Refused ? refused.fields : {};
      }
    },
  });
  useDocumentTitle('Reset Password', failure !== undefined || Object.keys(errors).length > 0);

  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure ?? errors['token']}</Alert>
      <Alert kind="success">{answer}</Alert>
      <NewPasswordField label="New password" name="newPassword" error={errors['newPassword']} />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        error={errors['confirmPassword']}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        wide
        className="button-large"
        busy={busy}
        busyLabel="Resetting password..."
        disabled={answer !== undefined}
      >
        Reset password
      </Button>
    </form>
  );
}
