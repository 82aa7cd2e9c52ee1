import '../../app/configure-zod.ts';
import { Link } from 'react-router';
import { useLinkSecret } from '../../app/use-link-secret.ts';
import { paths } from '../../app/paths.ts';
import { PageTop } from '../page-top.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import '../../ui/panel.css';
import './confirm-email-page.css';

/** Where the link leads that was mailed to a new email address. */
function ConfirmEmailPage() {
  const secret = useLinkSecret();
  return (
    <>
      <PageTop heading="Confirm your email address" />
      <section className="panel confirm-email-panel" aria-label="Confirm your email address">
        {secret === undefined ? (
          <p>
            Please open the link from our email. It works once, for fifteen minutes. We email a new
            one when you submit <Link to={paths.personalInfo()}>your details</Link> again.
          </p>
        ) : (
          <ConfirmEmail secret={secret} />
        )}
      </section>
    </>
  );
}

export { ConfirmEmailPage as Page };
