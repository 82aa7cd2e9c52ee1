import '../../app/configure-zod.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { passwordChange } from '../../../contract/users.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { paths } from '../../app/paths.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NewPasswordField, PasswordField } from '../../ui/password-field.tsx';
import './password-page.css';

/**
 * Where one's password is changed. One that was given is replaced here before anything else works.
 */
function PasswordPage() {
  const [params] = useSearchParams();
  const isGiven = params.has('given');
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const queryClient = useQueryClient();
  const { errors, busy, formProps } = useCheckedForm({
    schema: passwordChange,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => setFailure(undefined),
    send: async (change) => {
      try {
        const { message } = await call('POST /api/users/password', { body: change });
        queryClient.clear();
        setDone(message);
        return {};
      } catch (refused) {
        if (refused instanceof Refused && 'currentPassword' in refused.fields)
          return refused.fields;
        setFailure(
          refused instanceof Error && refused.message !== ''
            ? refused.message
            : new Unanswered().message,
        );
        return {};
      }
    },
  });
  const title = isGiven ? 'Choose your password' : 'Change your password';
  const failed = failure !== undefined || Object.keys(errors).length > 0;
  return (
    <div className="password-page">
      <PageHeading
        documentTitle={title}
        failed={failed}
        detail={
          isGiven
            ? 'You were given a password. Replace it with your own before you go on.'
            : 'Your other sessions end.'
        }
      >
        {title}
      </PageHeading>
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{done}</Alert>
      {done === undefined ? (
        <form {...formProps} method="post">
          <PasswordField
            label="Current password"
            name="currentPassword"
            error={errors['currentPassword']}
            autoComplete="current-password"
            required
          />
          <NewPasswordField label="New password" name="newPassword" error={errors['newPassword']} />
          <Button type="submit" wide busy={busy} busyLabel="Changing password...">
            Change password
          </Button>
        </form>
      ) : (
        <Link className={buttonClass()} to={paths.users()}>
          Go to Dashboard
        </Link>
      )}
    </div>
  );
}

export { PasswordPage as Page };
