import { bankFacts } from '../../../config/bank.ts';
import { LoginForm } from '../../app/sign-in/login-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.logIn;

export function LoginPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<LoginForm />}>
      <p className="sign-in-help">
        <a href={`mailto:${bankFacts.supportEmail}?subject=Forgot%20password`}>{texts.support}</a>
        <br />
        <a href="/forgot-password">{texts.resetLink}</a>
      </p>
      <p className="sign-in-other">
        {texts.register((text) => (
          <a href="/register">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
