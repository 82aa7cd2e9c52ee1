import { ResetPasswordForm } from '../../app/sign-in/reset-password-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function ResetPasswordPage() {
  return (
    <SignInPage
      title="Choose a new password"
      lead="Every device that is logged in will have to log in again."
      form={<ResetPasswordForm />}
    >
      <p className="sign-in-other">
        Done, or changed your mind? <a href="/login">Log In</a>
      </p>
      <p className="sign-in-help">
        Link too old? <a href="/forgot-password">Ask for a new one</a>
      </p>
    </SignInPage>
  );
}
