import { ForgotPasswordForm } from '../../app/sign-in/forgot-password-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function ForgotPasswordPage() {
  return (
    <SignInPage
      title="Forgot your password?"
      lead="Tell us the email address of your account. We email you a link that works once, for 15 minutes."
      form={<ForgotPasswordForm />}
    >
      <p className="sign-in-other">
        Remembered it? <a href="/login">Log In</a>
      </p>
    </SignInPage>
  );
}
