import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { emailConfirmation } from '../../../contract/profiles.ts';
import { call } from '../../api/client.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { ProofFields } from '../../app/two-step/proof-fields.tsx';
import { useFreshForm } from '../../app/two-step/use-fresh-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
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
  const { form, alert, factor, asksPassword } = useFreshForm({
    schema: emailConfirmation,
    more: { token: secret },
    send: async (body, shown) => {
      setAnswer(
        (await call('POST /api/users/email/confirm', { body: { ...body, ...shown } })).message,
      );
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    },
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
      <Alert kind="error">{alert ?? form.errors['token']}</Alert>
      {user && user.pendingEmail !== null && (
        <p>{texts.fromNowOnWeWrite(<strong>{user.pendingEmail}</strong>, user.email)}</p>
      )}
      <ProofFields factor={factor} asksPassword={asksPassword} errors={form.errors} />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.confirming}>
        {texts.confirmThisAddress}
      </Button>
      <p className="muted small confirm-email-note">
        {texts.theLinkWorksOnceFor((text) => (
          <Link to={paths.personalInfo()}>{text}</Link>
        ))}
      </p>
    </Form>
  );
}
