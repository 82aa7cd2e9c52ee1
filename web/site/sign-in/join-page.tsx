import { JoinForm } from '../../app/sign-in/join-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.join;

export function JoinPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<JoinForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
