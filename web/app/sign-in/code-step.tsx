import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { bankFacts } from '../../../config/bank.ts';
import type { loginForm } from '../../../contract/users.ts';
import { loginCodeForm } from '../../../contract/users.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { logIn, loginFailureText } from './log-in.ts';
import { SignInCodeField } from './sign-in-code-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface CodeStepProps {
  /** What was typed in the first step, in memory only. */
  login: z.infer<typeof loginForm>;
  /** Back to the first step, and why. */
  onBack: (reason?: string) => void;
}

/** The second step of a sign-in: the password was right, a code is still to come. */
export function CodeStep({
  login: { loginIdentifier, password, remember },
  onBack,
}: CodeStepProps) {
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { errors, busy, formProps } = useCheckedForm({
    schema: loginCodeForm,
    read: (form) => Object.fromEntries(new FormData(form)),
    onEdit: () => setFailure(undefined),
    send: async ({ code }) => {
      setFailure(undefined);
      try {
        return await logIn({
          username: loginIdentifier,
          email: loginIdentifier,
          password,
          remember,
          code,
        });
      } catch (refused) {
        field.current?.select();
        if (refused instanceof Refused && 'code' in refused.fields) return refused.fields;
        const text = loginFailureText(refused);
        // The password was changed meanwhile.
        if (refused instanceof Refused && refused.code === 'BAD_CREDENTIALS') onBack(text);
        else setFailure(text);
        return {};
      }
    },
  });
  useDocumentTitle('Log In', failure !== undefined || Object.keys(errors).length > 0);
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...formProps} method="post" className="code-step">
      <Alert kind="error">{failure}</Alert>
      <p className="sign-in-lead">
        One more step for <strong>{loginIdentifier}</strong>.
      </p>
      <SignInCodeField ref={field} error={errors['code']} />
      <Button type="submit" wide className="button-large" busy={busy} busyLabel="Logging in...">
        Log In
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={() => onBack()}>
        Use another account
      </Button>
      <p className="sign-in-help">
        Don’t have your app or a recovery code?{' '}
        <a href={`mailto:${bankFacts.supportEmail}?subject=Two-step%20sign-in`}>Contact Support</a>
      </p>
    </form>
  );
}
