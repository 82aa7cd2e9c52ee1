import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { useDeed } from '../../app/use-deed.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { confirmEmailTexts } from './confirm-email.texts.ts';

const texts = confirmEmailTexts.confirmEmail;

/**
 * Confirms the pending address with a press, not by opening alone, and with the strongest factor
 * the customer has.
 */
export function ConfirmEmail({ secret }: { secret: string }) {
  const queryClient = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [answer, setAnswer] = useState<string>();
  const form = useDeed(async () => {
    setAnswer((await call('POST /api/users/email/confirm', { body: { token: secret } })).message);
    await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  });
  if (answer !== undefined) {
    return (
      <>
        <Alert kind="success">{answer}</Alert>
        <Link className={buttonClass()} to={paths.profile()}>
          {texts.goToYourProfile}
        </Link>
      </>
    );
  }
  return (
    <Form form={form} method="post">
      <Alert kind="error">{form.errors['token'] ?? failureText(form.failure)}</Alert>
      {user && user.pendingEmail !== null && (
        <p>{texts.fromNowOnWeWrite(<strong>{user.pendingEmail}</strong>, user.email)}</p>
      )}
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.confirming}>
        {texts.confirmThisAddress}
      </Button>
      <p className="muted small confirm-email-note">{texts.theLinkWorksOnce}</p>
    </Form>
  );
}
