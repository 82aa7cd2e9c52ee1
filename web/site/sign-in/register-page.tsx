import { RegisterForm } from '../../app/sign-in/register-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function RegisterPage() {
  return (
    <SignInPage
      title="Register"
      lead="Three fields, and your checking, savings and investment accounts are open."
      form={<RegisterForm />}
    >
      <p className="sign-in-other">
        Already a customer? <a href="/login">Log In</a>
      </p>
    </SignInPage>
  );
}
