import '../../app/configure-zod.ts';
import { PageTop } from '../page-top.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import '../../ui/panel.css';
import './password-reset-page.css';

function PasswordResetPage() {
  return (
    <>
      <PageTop
        heading="Password Reset"
        detail="If you logged in within 5 minutes, the change is immediate. Otherwise we email you a link."
      />
      <section className="panel password-reset-panel" aria-label="Password Reset">
        <PasswordResetForm />
      </section>
    </>
  );
}

export { PasswordResetPage as Page };
