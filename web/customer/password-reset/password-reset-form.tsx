import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passwordReset } from '../../../contract/people/password-resets.ts';
import { callWithHeaders } from '../../api/client.ts';
import { userQuery } from '../../api/user-queries.ts';
import { resetFailureWords } from '../../app/sign-in/reset-failure-words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { NewPasswordField } from '../../app/new-password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { passwordResetTexts } from './password-reset.texts.ts';

const texts = passwordResetTexts.passwordResetForm;

interface Told {
  message: string;
  /** The password is changed; otherwise a link is on its way. */
  changed: boolean;
}

/**
 * Chooses a new password from inside. The bank says whether it counts at once or a link is mailed.
 */
export function PasswordResetForm() {
  const owner = useQuery(userQuery).data;
  const [told, setTold] = useState<Told>();
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: passwordReset,
    onEdited: () => setTold(undefined),
    send: (body) => callWithHeaders('POST /api/auth/reset-password', { body }),
    onSent: ({ answer, status }) => setTold({ message: answer.message, changed: status === 200 }),
  });

  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure, resetFailureWords)}</Alert>
      <Alert kind="success">{told?.changed && told.message}</Alert>
      <Alert kind="info">{told?.changed === false && told.message}</Alert>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        error={form.errors['email']}
        autoComplete="email"
        required
      />
      <NewPasswordField
        label={texts.newPassword}
        name="newPassword"
        error={form.errors['newPassword']}
        owner={owner}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        error={form.errors['confirmPassword']}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.resettingPassword}>
        {texts.resetPassword}
      </Button>
    </Form>
  );
}
