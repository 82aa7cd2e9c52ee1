import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { emailConfirmation } from '../../../contract/profiles.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

/** Confirms the pending address with a press, not by opening alone; a sign-in older than five minutes needs the password once more. */
export function ConfirmEmail({ secret }: { secret: string }) {
  const queryClient = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [failure, setFailure] = useState<string>();
  const [passwordNeeded, setPasswordNeeded] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: emailConfirmation,
    read: (form) => ({ ...Object.fromEntries(new FormData(form)), token: secret }),
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      try {
        setAnswer((await call('POST /api/users/email/confirm', { body })).message);
        await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
        return {};
      } catch (refused) {
        if (refused instanceof Refused && refused.code === 'SIGN_IN_TOO_OLD') setPasswordNeeded(true);
        if (refused instanceof Refused && 'password' in refused.fields) return refused.fields;
        setFailure(refused instanceof Error && refused.message !== '' ? refused.message : new Unanswered().message);
        return {};
      }
    },
  });
  useDocumentTitle('Confirm your email address', failure !== undefined || Object.keys(errors).length > 0);
  if (answer !== undefined) {
    return (
      <>
        <Alert kind="success">{answer}</Alert>
        <Link className={buttonClass()} to={paths.profile()}>
          Go to your profile
        </Link>
      </>
    );
  }
  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure ?? errors['token']}</Alert>
      {user && user.pendingEmail !== null && (
        <p>
          From now on we write to <strong>{user.pendingEmail}</strong> instead of {user.email}.
        </p>
      )}
      {passwordNeeded && <PasswordField label="Password" name="password" error={errors['password']} autoComplete="current-password" required />}
      <Button type="submit" wide busy={busy} busyLabel="Confirming...">
        Confirm this address
      </Button>
      <p className="muted small confirm-email-note">
        The link works once, for fifteen minutes. A new one is mailed when you hand in <Link to={paths.personalInfo()}>your details</Link> again.
      </p>
    </form>
  );
}
