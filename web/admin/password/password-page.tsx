import '../../app/configure-zod.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSearchParams } from '../../app/navigation/address.ts';
import { passwordChange } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { NewPasswordField } from '../../app/new-password/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import './password-page.css';

/**
 * Where one's password is changed. One that was given is replaced here before anything else works.
 */
function PasswordPage() {
  const [params] = useSearchParams();
  const isGiven = params.has('given');
  const [done, setDone] = useState<string>();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: passwordChange,
    ownName: (name) => (name === 'password' ? 'currentPassword' : name),
    send: (change) => call('POST /api/users/password', { body: change }),
    onSent: ({ message }) => {
      queryClient.clear();
      setDone(message);
    },
  });
  const title = isGiven ? 'Choose your password' : 'Change your password';
  usePageTitle(title);
  return (
    <div className="password-page">
      <PageHeading
        detail={
          isGiven
            ? 'You were given a password. Replace it with your own before you go on.'
            : 'Your other sessions end.'
        }
      >
        {title}
      </PageHeading>
      <Alert kind="error">{failureText(form.failureForAlert)}</Alert>
      <Alert kind="success">{done}</Alert>
      {done === undefined ? (
        <Form form={form} method="post">
          <PasswordField
            label="Current password"
            name="currentPassword"
            error={form.errors['currentPassword']}
            autoComplete="current-password"
            required
          />
          <NewPasswordField
            label="New password"
            name="newPassword"
            error={form.errors['newPassword']}
          />
          <Button type="submit" wide busy={form.isBusy} busyLabel="Changing password...">
            Change password
          </Button>
        </Form>
      ) : (
        <Link className={buttonClass()} to={paths.users()}>
          Go to Dashboard
        </Link>
      )}
    </div>
  );
}

export { PasswordPage as Page };
