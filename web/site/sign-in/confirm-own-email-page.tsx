import { ConfirmOwnEmailForm } from '../../app/sign-in/confirm-own-email-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function ConfirmOwnEmailPage() {
  return (
    <SignInPage
      title="Confirm your email"
      lead="Press the button to confirm that you opened this account and read our email. Nothing changes until you do."
      form={<ConfirmOwnEmailForm />}
    >
      <p className="sign-in-other">
        You did not open an account here? Do not press this. Use the link “I did not open this
        account” in the same email.
      </p>
    </SignInPage>
  );
}
