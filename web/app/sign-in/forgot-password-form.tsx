import { useState } from 'react';
import { forgottenPassword } from '../../../contract/people/password-resets.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { resetFailureWords } from './reset-failure-words.ts';
import { signInTexts } from './sign-in.texts.ts';

export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: forgottenPassword,
    onEdited: () => setAnswer(undefined),
    send: (body) => call('POST /api/auth/forgot-password', { body }),
    onSent: ({ message }) => setAnswer(message),
  });

  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure, resetFailureWords)}</Alert>
      <Alert kind="info">{answer}</Alert>
      <TextField
        label={signInTexts.email}
        name="email"
        type="email"
        error={form.errors['email']}
        autoComplete="email"
        required
      />
      <Button
        type="submit"
        wide
        large
        busy={form.isBusy}
        busyLabel={signInTexts.forgotPassword.busy}
      >
        {signInTexts.forgotPassword.button}
      </Button>
    </Form>
  );
}
