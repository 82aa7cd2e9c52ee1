import '../../app/configure-zod.ts';
import { PageTop } from '../page-top.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import '../../ui/panel.css';
import './password-reset-page.css';

export function Component() {
  return (
    <>
      <PageTop
        heading="Password Reset"
        documentTitle="Password Reset"
        detail="Signed in less than five minutes ago? The new password counts at once. Otherwise we mail you a link to choose it."
      />
      <section className="panel password-reset-panel" aria-label="Password Reset">
        <PasswordResetForm />
      </section>
    </>
  );
}
