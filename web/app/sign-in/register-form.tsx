import { useState } from 'react';
import { registration } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { NewPasswordField } from '../new-password/new-password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { paths } from '../paths.ts';
import { keepRegisteredUsername } from './registered-username.ts';
import { signInTexts } from './sign-in.texts.ts';

const texts = signInTexts.register;

/** The time for which the success text is shown before the login page. */
const redirectMs = 1500;

const failureWords = {
  refused: texts.refused,
  unanswered: texts.unanswered,
  isSpecified: true,
};

export function RegisterForm() {
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: registration,
    send: async (person) => {
      await call('POST /api/users/register', { body: person });
      return person;
    },
    onSent: ({ username }) => {
      setDone(true);
      keepRegisteredUsername(username);
      setTimeout(() => location.assign(paths.login()), redirectMs);
    },
  });

  return (
    <Form form={form} method="post">
      <TextField
        label={texts.username}
        name="username"
        hint={texts.usernameHint}
        error={form.errors['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        label={signInTexts.email}
        name="email"
        type="email"
        error={form.errors['email']}
        autoComplete="email"
        required
      />
      <NewPasswordField
        label={signInTexts.password}
        name="password"
        error={form.errors['password']}
      />
      {/* Next to the button: on a phone the head of the form is out of sight by then. */}
      <Alert kind="error">{failureText(form.failure, failureWords)}</Alert>
      <Alert kind="success">{done && texts.done}</Alert>
      <Button type="submit" wide large busy={form.isBusy} busyLabel={texts.busy} disabled={done}>
        {texts.button}
      </Button>
    </Form>
  );
}
