import '../../app/configure-zod.ts';
import { Link } from 'wouter';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { paths } from '../../app/paths.ts';
import { PageTop } from '../page-top.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
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
          <p>
            {texts.pleaseOpenTheLinkFrom((text) => (
              <Link to={paths.personalInfo()}>{text}</Link>
            ))}
          </p>
        ) : (
          <ConfirmEmail secret={secret} />
        )}
      </section>
    </>
  );
}

export { ConfirmEmailPage as Page };
