import { RegisterForm } from '../../app/sign-in/register-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.register;

export function RegisterPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<RegisterForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
