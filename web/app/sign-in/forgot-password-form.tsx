import { useState } from 'react';
import { forgottenPassword } from '../../../contract/password-resets.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { resetFailureText } from './reset-failure-text.ts';
import { useCheckedForm } from './use-checked-form.ts';

export function ForgotPasswordForm() {
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: forgottenPassword,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => {
      setFailure(undefined);
      setAnswer(undefined);
    },
    send: async (body) => {
      try {
        setAnswer((await call('POST /api/auth/forgot-password', { body })).message);
        return {};
      } catch (refused) {
        setFailure(resetFailureText(refused));
        return refused instanceof Refused ? refused.fields : {};
      }
    },
  });
  useDocumentTitle('Forgot Password', failure !== undefined || Object.keys(errors).length > 0);

  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure}</Alert>
      <Alert kind="info">{answer}</Alert>
      <TextField
        label="Email"
        name="email"
        type="email"
        error={errors['email']}
        autoComplete="email"
        required
      />
      <Button type="submit" wide className="button-large" busy={busy} busyLabel="Sending...">
        Send me a link
      </Button>
    </form>
  );
}
