import { NotMeForm } from '../../app/sign-in/not-me-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function NotMePage() {
  return (
    <SignInPage
      title="Was this not you?"
      lead="If you did not make the change we emailed you about, or did not open the account, press the button. Payments stop, every device is logged out, and a changed email address goes back. Then you choose a new password."
      form={<NotMeForm />}
    >
      <p className="sign-in-other">
        It was you? <a href="/login">Log In</a> and nothing changes.
      </p>
    </SignInPage>
  );
}
