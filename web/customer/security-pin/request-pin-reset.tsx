import { useState } from 'react';
import { pinResetRequest } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

/** Asks for the link. It takes the password too, so that a session left open is not enough. */
export function RequestPinReset() {
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: pinResetRequest,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      try {
        setAnswer((await call('POST /api/approvals/pin/reset', { body })).message);
        return {};
      } catch (refused) {
        if (refused instanceof Refused && 'password' in refused.fields) return refused.fields;
        setFailure(refused instanceof Error && refused.message !== '' ? refused.message : new Unanswered().message);
        return {};
      }
    },
  });
  useDocumentTitle('Security PIN', failure !== undefined || Object.keys(errors).length > 0);
  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{answer}</Alert>
      <PasswordField label="Password" name="password" error={errors['password']} autoComplete="current-password" required />
      <Button type="submit" wide busy={busy} busyLabel="Sending...">
        Mail me a link
      </Button>
    </form>
  );
}
