import type { Ref } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface SignInCodeFieldProps {
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Takes letters too, for the recovery codes. */
export function SignInCodeField({ error, ref }: SignInCodeFieldProps) {
  return (
    <TextField
      label="Code"
      name="code"
      ref={ref}
      hint="Six digits from your authenticator app, or a recovery code."
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      className="input-digits"
      required
    />
  );
}
