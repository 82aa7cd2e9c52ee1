import { useState } from 'react';
import { registration } from '../../../contract/users.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { paths } from '../paths.ts';
import { keepRegisteredUsername } from './registered-username.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** How long the success text stands before the login page. */
const redirectMs = 1500;

export function RegisterForm() {
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const { errors, busy, formProps } = useCheckedForm({
    schema: registration,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => setFailure(undefined),
    send: async (person) => {
      try {
        await call('POST /api/users/register', { body: person });
      } catch (refused) {
        setFailure(
          refused instanceof Refused
            ? refused.message || 'Registration failed. Please try again.'
            : 'An error occurred. Please try again later.',
        );
        return refused instanceof Refused ? refused.fields : {};
      }
      setDone(true);
      keepRegisteredUsername(person.username);
      setTimeout(() => location.assign(paths.login()), redirectMs);
      return {};
    },
  });
  useDocumentTitle('Register', failure !== undefined || Object.keys(errors).length > 0);

  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{done && 'Registration successful! Redirecting…'}</Alert>
      <TextField
        label="Username"
        name="username"
        hint="At least 3 characters: letters, digits, dot, dash, underscore."
        error={errors['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        error={errors['email']}
        autoComplete="email"
        required
      />
      <NewPasswordField label="Password" name="password" error={errors['password']} />
      <Button
        type="submit"
        wide
        className="button-large"
        busy={busy}
        busyLabel="Creating your account..."
        disabled={done}
      >
        Register
      </Button>
    </form>
  );
}
