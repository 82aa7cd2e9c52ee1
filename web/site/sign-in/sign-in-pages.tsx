import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { CancelPaymentForm } from '../../app/sign-in/cancel-payment-form.tsx';
import { ConfirmOwnEmailForm } from '../../app/sign-in/confirm-own-email-form.tsx';
import { ForgotPasswordForm } from '../../app/sign-in/forgot-password-form.tsx';
import { JoinForm } from '../../app/sign-in/join-form.tsx';
import { LoginForm } from '../../app/sign-in/login-form.tsx';
import { NotMeForm } from '../../app/sign-in/not-me-form.tsx';
import { RegisterForm } from '../../app/sign-in/register-form.tsx';
import { ResetPasswordForm } from '../../app/sign-in/reset-password-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { signInTexts } from './sign-in.texts.ts';

export function LoginPage() {
  const { title, lead, support, resetLink, register } = signInTexts.logIn;
  return (
    <SignInPage title={title} lead={lead} form={<LoginForm />}>
      <p className="sign-in-help">
        <a href={`mailto:${bankFacts.supportEmail}?subject=Forgot%20password`}>{support}</a>
        <br />
        <a href="/forgot-password">{resetLink}</a>
      </p>
      <p className="sign-in-other">
        {register((text) => (
          <a href="/register">{text}</a>
        ))}
      </p>
    </SignInPage>
  );
}

export const RegisterPage = () => <OrLogIn texts={signInTexts.register} form={<RegisterForm />} />;

export const ForgotPasswordPage = () => (
  <OrLogIn texts={signInTexts.forgotPassword} form={<ForgotPasswordForm />} />
);

export const ResetPasswordPage = () => (
  <OrLogIn texts={signInTexts.resetPassword} form={<ResetPasswordForm />}>
    <p className="sign-in-help">
      {signInTexts.resetPassword.another((text) => (
        <a href="/forgot-password">{text}</a>
      ))}
    </p>
  </OrLogIn>
);

export const CancelPaymentPage = () => (
  <OrLogIn texts={signInTexts.cancelPayment} form={<CancelPaymentForm />} />
);

export const NotMePage = () => <OrLogIn texts={signInTexts.notMe} form={<NotMeForm />} />;

export const JoinPage = () => <OrLogIn texts={signInTexts.join} form={<JoinForm />} />;

export function ConfirmOwnEmailPage() {
  const { title, lead, notMine } = signInTexts.confirmOwnEmail;
  return (
    <SignInPage title={title} lead={lead} form={<ConfirmOwnEmailForm />}>
      <p className="sign-in-other">{notMine}</p>
    </SignInPage>
  );
}

interface OrLogInProps {
  texts: {
    title: string;
    lead: string;
    logIn: (link: (text: ReactNode) => ReactNode) => ReactNode;
  };
  form: ReactNode;
  children?: ReactNode;
}

/** A form next to which a person who needs none of it can log in. */
function OrLogIn({ texts: { title, lead, logIn }, form, children }: OrLogInProps) {
  return (
    <SignInPage title={title} lead={lead} form={form}>
      <p className="sign-in-other">
        {logIn((text) => (
          <a href="/login">{text}</a>
        ))}
      </p>
      {children}
    </SignInPage>
  );
}
