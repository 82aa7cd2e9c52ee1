import { freshSignIn } from '../../../contract/second-factor.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Setup } from './set-up.tsx';
import { useFreshForm } from './use-fresh-form.ts';

interface TurnOnProps {
  passwordNeeded: boolean;
  onBegun: (setup: Setup) => void;
}

/** It is off: what it is, and the way to have it. */
export function TurnOn({ passwordNeeded, onBegun }: TurnOnProps) {
  const { errors, failure, busy, formProps, asksPassword } = useFreshForm({
    schema: freshSignIn,
    passwordNeeded,
    send: async (body) => onBegun(await call('POST /api/users/second-factor/begin', { body })),
  });
  return (
    <Panel title="Authenticator app">
      <form {...formProps} method="post" className="panel-body two-step-form">
        <Alert kind="error">{failure}</Alert>
        <p>With two-step sign-in, signing in asks for your password and for a code that an app on your phone shows. A stolen password alone opens nothing.</p>
        <p className="muted small">Any authenticator app will do. Turning it on ends your sessions on other devices.</p>
        {asksPassword && <PasswordField label="Password" name="password" error={errors['password']} autoComplete="current-password" required />}
        <Button type="submit" busy={busy} busyLabel="Turning on...">
          Turn on
        </Button>
      </form>
    </Panel>
  );
}
