import { useState } from 'react';
import { passwordResetConfirmation } from '../../../contract/people/password-resets.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { NewPasswordField } from '../new-password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { resetFailureWords } from './reset-failure-words.ts';
import { resetTexts } from './sign-in.texts.ts';
import { readWithSecret } from '../mailed-secret.ts';

/** Chooses a new password with a mailed link. */
export function ResetPasswordForm() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: readWithSecret,
    schema: passwordResetConfirmation,
    send: (body) => call('POST /api/auth/reset-password/confirm', { body }),
    onSent: ({ message }) => setAnswer(message),
  });

  return (
    <Form form={form} method="post">
      <Alert kind="error">
        {failureText(form.failure, resetFailureWords) ?? form.errors['token']}
      </Alert>
      <Alert kind="success">{answer}</Alert>
      <NewPasswordField
        label={resetTexts.newPassword}
        name="newPassword"
        error={form.errors['newPassword']}
      />
      <PasswordField
        label={resetTexts.confirmPassword}
        name="confirmPassword"
        error={form.errors['confirmPassword']}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        wide
        large
        busy={form.isBusy}
        busyLabel={resetTexts.busy}
        disabled={answer !== undefined}
      >
        {resetTexts.button}
      </Button>
    </Form>
  );
}
