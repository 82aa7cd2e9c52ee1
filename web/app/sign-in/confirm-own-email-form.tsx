import { useState, useSyncExternalStore } from 'react';
import { ownEmailConfirmation } from '../../../contract/own-email.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { onSessionEnd, readSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useCheckedForm } from './use-checked-form.ts';

/**
 * Behind the `#`, where no server, log or referrer sees it. The password goes along where its field
 * is shown.
 */
function readConfirmation(form: HTMLFormElement) {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  return { ...Object.fromEntries(new FormData(form)), token };
}

const isLoggedIn = () => readSession()?.role === 'user';

/**
 * Acts on a press and never on opening alone: mail programs open links to look at them. Where
 * nobody is logged in it asks for the password.
 */
export function ConfirmOwnEmailForm() {
  const loggedIn = useSyncExternalStore(onSessionEnd, isLoggedIn, () => false);
  const [isOthers, setIsOthers] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: ownEmailConfirmation,
    read: readConfirmation,
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      setFailure(undefined);
      try {
        setAnswer((await call('POST /api/auth/confirm-email', { body })).message);
        return {};
      } catch (refused) {
        // Logged in as somebody else, or not any more.
        if (refused instanceof Refused && refused.code === 'PASSWORD_NEEDED') setIsOthers(true);
        setFailure(
          refused instanceof Error && refused.message !== ''
            ? refused.message
            : new Unanswered().message,
        );
        return refused instanceof Refused ? refused.fields : {};
      }
    },
  });
  useDocumentTitle('Confirm your email', failure !== undefined || Object.keys(errors).length > 0);

  if (answer !== undefined) {
    return (
      <>
        <Alert kind="success">{answer}</Alert>
        <p>
          <a href={loggedIn ? '/user/dashboard' : '/login'}>
            {loggedIn ? 'Go to your dashboard' : 'Log In'}
          </a>
        </p>
      </>
    );
  }
  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure ?? errors['token']}</Alert>
      {(!loggedIn || isOthers) && (
        <PasswordField
          label="Password of your account"
          name="password"
          error={errors['password']}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" wide className="button-large" busy={busy} busyLabel="Confirming...">
        Confirm your email
      </Button>
    </form>
  );
}
