import { ForgotPasswordForm } from '../../app/sign-in/forgot-password-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.forgotPassword;

export function ForgotPasswordPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<ForgotPasswordForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
