import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { bankFacts } from '../../../config/bank.ts';
import type { loginForm } from '../../../contract/people/users.ts';
import { loginCodeForm } from '../../../contract/people/users.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { logIn, loginFailureWords } from './log-in.ts';
import { SignInCodeField } from './sign-in-code-field.tsx';
import { signInCodeTexts, signInTexts } from './sign-in.texts.ts';

interface CodeStepProps {
  /** The login as typed in the first step, in memory only. */
  login: z.infer<typeof loginForm>;
  /** Back to the first step, and why. */
  onBack: (reason?: string) => void;
}

/** The second step of a sign-in: the password was right, a code is still to come. */
export function CodeStep({
  login: { loginIdentifier, password, remember },
  onBack,
}: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: loginCodeForm,
    send: ({ code }) =>
      logIn({
        username: loginIdentifier,
        email: loginIdentifier,
        password,
        remember,
        code,
      }),
    onFailed: (refused) => {
      field.current?.select();
      // The password was changed in between.
      if (refused instanceof Refused && refused.code === 'BAD_CREDENTIALS')
        onBack(failureText(refused));
    },
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <Form form={form} method="post" className="code-step">
      <Alert kind="error">{failureText(form.failureForAlert, loginFailureWords)}</Alert>
      <p className="sign-in-lead">{signInCodeTexts.lead(<strong>{loginIdentifier}</strong>)}</p>
      <SignInCodeField ref={field} error={form.errors['code']} />
      <Button type="submit" wide large busy={form.isBusy} busyLabel={signInTexts.loggingIn}>
        {signInTexts.logIn}
      </Button>
      <Button look="quiet" wide disabled={form.isBusy} onClick={() => onBack()}>
        {signInCodeTexts.otherAccount}
      </Button>
      <p className="sign-in-help">
        {signInCodeTexts.none((text) => (
          <a href={`mailto:${bankFacts.supportEmail}?subject=Two-step%20sign-in`}>{text}</a>
        ))}
      </p>
    </Form>
  );
}
