import { useEffect, useRef, useState } from 'react';
import { loginForm } from '../../../contract/users.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { saveSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { paths } from '../paths.ts';
import { hasReturnPath, takeReturnPath } from '../return-path.ts';
import { takeRegisteredUsername } from './registered-username.ts';
import { useCheckedForm } from './use-checked-form.ts';

function readLogin(form: HTMLFormElement) {
  const data = new FormData(form);
  return { loginIdentifier: data.get('loginIdentifier'), password: data.get('password'), remember: data.has('remember') };
}

export function LoginForm() {
  const [failure, setFailure] = useState<string>();
  const [turnedAway, setTurnedAway] = useState(false);
  const identifier = useRef<HTMLInputElement>(null);
  const { errors, busy, formProps } = useCheckedForm({
    schema: loginForm,
    read: readLogin,
    onEdit: () => setFailure(undefined),
    send: async ({ loginIdentifier, password, remember }) => {
      try {
        const session = await call('POST /api/users/login', { body: { username: loginIdentifier, email: loginIdentifier, password, remember } });
        saveSession(session);
        location.replace(session.passwordChangeRequired ? paths.adminPassword() : takeReturnPath(session.role));
        // The document is being replaced: the button stays busy until then.
        return await new Promise<never>(() => {});
      } catch (refused) {
        setFailure(refused instanceof Refused && refused.message !== '' ? refused.message : new Unanswered().message);
        return {};
      }
    },
  });
  useDocumentTitle('Log In', failure !== undefined || Object.keys(errors).length > 0);
  useEffect(() => {
    setTurnedAway(hasReturnPath());
    const username = takeRegisteredUsername();
    if (username !== undefined && identifier.current) identifier.current.value = username;
  }, []);

  return (
    <form {...formProps} method="post">
      <Alert kind="info">{turnedAway && failure === undefined && 'Please log in to continue.'}</Alert>
      <Alert kind="error">{failure}</Alert>
      <TextField
        label="Username or email"
        name="loginIdentifier"
        ref={identifier}
        error={errors['loginIdentifier']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" name="password" error={errors['password']} autoComplete="current-password" required />
      <Checkbox label="Remember me" name="remember" />
      <Button type="submit" wide className="button-large" busy={busy} busyLabel="Logging in...">
        Log In
      </Button>
    </form>
  );
}
