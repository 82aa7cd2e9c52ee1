import { useState } from 'react';
import { acceptance } from '../../../contract/people/invitations.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { NewPasswordField } from '../new-password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { readWithSecret } from '../mailed-secret.ts';

const texts = signInTexts.join;

/** Accepts an invitation to the staff. */
export function JoinForm() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: readWithSecret,
    schema: acceptance,
    send: (body) => call('POST /api/auth/invitations/accept', { body }),
    onSent: ({ message }) => setAnswer(message),
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure, {}) ?? form.errors['token']}</Alert>
      <Alert kind="success">{answer}</Alert>
      <TextField
        label={texts.fullName}
        name="fullName"
        error={form.errors['fullName']}
        autoComplete="name"
        required
      />
      <TextField
        label={texts.username}
        name="username"
        error={form.errors['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPasswordField
        label={signInTexts.password}
        name="newPassword"
        error={form.errors['newPassword']}
      />
      <PasswordField
        label={texts.confirmPassword}
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
        busyLabel={texts.busy}
        disabled={answer !== undefined}
      >
        {texts.button}
      </Button>
    </Form>
  );
}
