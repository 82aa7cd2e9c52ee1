import { useState, useSyncExternalStore } from 'react';
import { ownEmailConfirmation } from '../../../contract/people/own-email.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { onSessionEnd, readSession } from '../../api/session.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { readWithSecret } from '../mailed-secret.ts';

const isLoggedIn = () => readSession()?.role === 'user';

/**
 * Acts on a press and never on opening alone: mail programs open links to look at them. A person
 * who is not logged in must give the password.
 */
export function ConfirmOwnEmailForm() {
  const loggedIn = useSyncExternalStore(onSessionEnd, isLoggedIn, () => false);
  const [isOthers, setIsOthers] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: {},
    read: readWithSecret,
    schema: ownEmailConfirmation,
    send: (body) => call('POST /api/auth/confirm-email', { body }),
    onSent: ({ message }) => setAnswer(message),
    onFailed: (refused) => {
      // Logged in as another person, or not any more.
      if (refused instanceof Refused && refused.code === 'PASSWORD_NEEDED') setIsOthers(true);
    },
  });

  if (answer !== undefined) {
    return (
      <div className="own-email-confirmed">
        <Alert kind="success">{answer}</Alert>
        <p>
          <a href={loggedIn ? '/user/dashboard' : '/login'}>
            {loggedIn ? signInTexts.confirmEmail.dashboard : signInTexts.logIn}
          </a>
        </p>
      </div>
    );
  }
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure) ?? form.errors['token']}</Alert>
      {(!loggedIn || isOthers) && (
        <PasswordField
          label={signInTexts.confirmEmail.password}
          name="password"
          error={form.errors['password']}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" wide large busy={form.isBusy} busyLabel={signInTexts.confirmEmail.busy}>
        {signInTexts.confirmEmail.button}
      </Button>
    </Form>
  );
}
