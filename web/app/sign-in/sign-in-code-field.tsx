import type { Ref } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { signInCodeTexts } from './sign-in.texts.ts';

interface SignInCodeFieldProps {
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Digits, with a keypad on phones; letters too once the person wants to use a recovery code. */
export function SignInCodeField({ error, ref }: SignInCodeFieldProps) {
  const [recovers, setRecovers] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const turn = () => {
    // The keypad changes with the focus: the field takes it as what it has become.
    flushSync(() => setRecovers(!recovers));
    const input = place.current?.querySelector('input');
    if (input) input.value = '';
    input?.focus();
  };
  return (
    <div ref={place} className="sign-in-code">
      <TextField
        label={signInCodeTexts.label}
        name="code"
        {...(ref ? { ref } : {})}
        hint={recovers ? signInCodeTexts.ofRecovery : signInCodeTexts.ofApp}
        error={error}
        inputMode={recovers ? 'text' : 'numeric'}
        autoComplete={recovers ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        className="input-digits"
        required
      />
      <Button look="quiet" compact onClick={turn}>
        {recovers ? signInCodeTexts.toApp : signInCodeTexts.toRecovery}
      </Button>
    </div>
  );
}
