import '../../app/configure-zod.ts';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { PageTop } from '../frame/page-top.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { NewLink } from './new-link.tsx';
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

export { ConfirmEmailPage as Page };
