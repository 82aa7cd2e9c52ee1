import { ResetPasswordForm } from '../../app/sign-in/reset-password-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.resetPassword;

export function ResetPasswordPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<ResetPasswordForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
      <p className="sign-in-help">
        {texts.another((text) => (
          <a href="/forgot-password">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
