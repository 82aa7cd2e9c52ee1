import '../../app/configure-zod.ts';
import { PageTop } from '../frame/page-top.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import '../../ui/panel.css';
import './password-reset-page.css';
import { passwordResetTexts } from './password-reset.texts.ts';

const texts = passwordResetTexts.passwordResetPage;

function PasswordResetPage() {
  return (
    <>
      <PageTop heading={texts.passwordReset} detail={texts.ifYouLoggedInWithin} />
      <section className="panel panel-body password-reset-panel" aria-label={texts.passwordReset}>
        <PasswordResetForm />
      </section>
    </>
  );
}

export { PasswordResetPage as Page };
