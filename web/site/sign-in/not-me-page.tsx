import { NotMeForm } from '../../app/sign-in/not-me-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.notMe;

export function NotMePage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<NotMeForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
