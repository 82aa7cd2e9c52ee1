import { bankFacts } from '../../../config/bank.ts';
import { LoginForm } from '../../app/sign-in/login-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export function LoginPage() {
  return (
    <SignInPage
      title="Log In"
      lead="Welcome back. Use the username or email you registered with."
      form={<LoginForm />}
    >
      <p className="sign-in-help">
        <a href={`mailto:${bankFacts.supportEmail}?subject=Forgot%20password`}>
          Forgot Password? Contact Support
        </a>
        <br />
        <a href="/forgot-password">Email me a reset link</a>
      </p>
      <p className="sign-in-other">
        New to {bankFacts.name}? <a href="/register">Register now</a>
      </p>
    </SignInPage>
  );
}
