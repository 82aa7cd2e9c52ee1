import { ConfirmOwnEmailForm } from '../../app/sign-in/confirm-own-email-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.confirmOwnEmail;

export function ConfirmOwnEmailPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<ConfirmOwnEmailForm />}>
      <p className="sign-in-other">{texts.notMine}</p>
    </SignInPage>
  );
}
