import { CancelPaymentForm } from '../../app/sign-in/cancel-payment-form.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { SignInPage } from './sign-in-page.tsx';

const texts = signInTexts.cancelPayment;

export function CancelPaymentPage() {
  return (
    <SignInPage title={texts.title} lead={texts.lead} form={<CancelPaymentForm />}>
      <p className="sign-in-other">
        {texts.logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}
