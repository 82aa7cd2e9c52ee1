import '../../app/configure-zod.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { useDeed } from '../../app/use-deed.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { EmailLinkButton } from '../frame/email-link-button.tsx';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { PageTop } from '../frame/page-top.tsx';
import '../../ui/panel.css';
import './confirm-email-page.css';
import { confirmEmailTexts } from './confirm-email.texts.ts';

const texts = confirmEmailTexts.confirmEmailPage;

/** Where the link leads that was mailed to a new email address. */
function ConfirmEmailPage() {
  const secret = useLinkSecret();
  return (
    <>
      <PageTop heading={texts.confirmYourEmailAddress} />
      <section
        className="panel panel-body confirm-email-panel"
        aria-label={texts.confirmYourEmailAddress}
      >
        {secret === undefined ? (
          <p>{texts.pleaseOpenTheLinkFrom}</p>
        ) : (
          <ConfirmEmail secret={secret} />
        )}
        <NewLink />
      </section>
    </>
  );
}

/**
 * Confirms the pending address with a press, not by opening alone, and with the strongest factor
 * the customer has.
 */
function ConfirmEmail({ secret }: { secret: string }) {
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

/**
 * Offers another link: by a press for the address that the account has, by the details for one that
 * waits to replace it.
 */
function NewLink() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  if (user.pendingEmail === null) return user.emailConfirmed ? null : <EmailLinkButton />;
  return (
    <p className="muted small confirm-email-note">
      {texts.submitYourDetails((text) => (
        <Link to={paths.personalInfo()}>{text}</Link>
      ))}
    </p>
  );
}

export { ConfirmEmailPage as Page };
