import { useEffect, useRef, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { loginForm } from '../../../contract/people/users.ts';
import { Refused } from '../../api/failures.ts';
import { canStaySignedIn, NothingKept, readSession, type SessionEnd } from '../../api/session.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { checkBy, useForm } from '../../ui/form/use-form.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { paths } from '../paths.ts';
import { hasReturnPath } from '../return-path.ts';
import { takeWhyLeft } from '../why-left.ts';
import { CodeStep } from './code-step.tsx';
import { logIn, loginFailureWords } from './log-in.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { takeRegisteredUsername } from './registered-username.ts';
import { signInTexts } from './sign-in.texts.ts';

type Login = z.infer<typeof loginForm>;

function readLogin(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    loginIdentifier: data.get('loginIdentifier'),
    password: data.get('password'),
    remember: data.has('remember'),
  };
}

/** Name and password; then a code, where two-step sign-in is on. */
export function LoginForm() {
  const [login, setLogin] = useState<Login>();
  const [sentBack, setSentBack] = useState<{ reason: string | undefined }>();
  if (login === undefined) return <PasswordStep sentBack={sentBack} onCodeRequired={setLogin} />;
  const goBack = (reason?: string) => {
    setLogin(undefined);
    setSentBack({ reason });
  };
  return <CodeStep login={login} onBack={goBack} />;
}

interface PasswordStepProps {
  /** From the second step, and why. */
  sentBack: { reason: string | undefined } | undefined;
  onCodeRequired: (login: Login) => void;
}

const whyLeft = new Map<string | null, string>(
  Object.entries({
    'signed-out': signInTexts.signedOut,
    idle: signInTexts.idle,
    expired: signInTexts.expired,
  } satisfies Record<SessionEnd, string>),
);

/** Says why the person is here, or the way on for one who is logged in already. */
function greetingNow(): ReactNode {
  const left = whyLeft.get(takeWhyLeft());
  const session = readSession();
  if (session)
    return signInTexts.already((text) => (
      <a href={session.role === 'admin' ? paths.users() : paths.dashboard()}>{text}</a>
    ));
  return left ?? (hasReturnPath() && signInTexts.pleaseLogIn);
}

function PasswordStep({ sentBack, onCodeRequired }: PasswordStepProps) {
  /** Said by other means than this form. */
  const [note, setNote] = useState(sentBack?.reason);
  const [greeting, setGreeting] = useState<ReactNode>();
  const identifier = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: {},
    read: readLogin,
    check: (typed) => {
      setNote(undefined);
      return checkBy(loginForm, typed);
    },
    onEdited: () => setNote(undefined),
    send: async (login: Login) => {
      const { loginIdentifier, password, remember } = login;
      try {
        return await logIn({
          username: loginIdentifier,
          email: loginIdentifier,
          password,
          remember,
        });
      } catch (refused) {
        if (refused instanceof Refused && refused.code === 'SECOND_FACTOR_REQUIRED')
          onCodeRequired(login);
        throw refused;
      }
    },
  });
  const failure = failureText(form.failureForAlert, loginFailureWords) ?? note;
  useErrorTitle(note !== undefined);
  useEffect(() => {
    setGreeting(greetingNow());
    if (!canStaySignedIn()) setNote(failureText(new NothingKept()));
    const username = takeRegisteredUsername();
    if (username !== undefined && identifier.current) identifier.current.value = username;
  }, []);
  useEffect(() => {
    if (sentBack !== undefined) identifier.current?.focus();
  }, [sentBack]);

  return (
    <Form form={form} method="post">
      <Alert kind="info">{failure === undefined && greeting}</Alert>
      <TextField
        label={signInTexts.identifier}
        name="loginIdentifier"
        ref={identifier}
        error={form.errors['loginIdentifier']}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        label={signInTexts.password}
        name="password"
        error={form.errors['password']}
        autoComplete="current-password"
        required
      />
      <Checkbox label={signInTexts.remember} name="remember" />
      {/* Next to the button: on a low window the head of the form is out of sight by then. */}
      <Alert kind="error">{failure}</Alert>
      <Button
        type="submit"
        wide
        large
        busy={form.isBusy}
        keepsFocus
        busyLabel={signInTexts.loggingIn}
      >
        {signInTexts.logIn}
      </Button>
      <PasskeyLogin onFailure={setNote} />
    </Form>
  );
}
