import type { InputEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { TextFieldProps } from '../../ui/fields/text-field.tsx';
import { newPasswordTexts } from './new-password.texts.ts';
import { readPasswordRules, type PasswordRules } from './password-rules.ts';
import type { Owner } from './say-strength.ts';

/** Fetched when the person types: a form can be sent without it. */
const loadStrength = () => import('./say-strength.ts');

/** A person who types on is not talked over. */
const pauseMs = 500;

/** The length that the contract takes; a bank may want more. */
const specifiedLeast = 6;

/** The bank's rules for a password, said before it is typed. */
const hintOf = ({ least: { alone, besideACode } }: PasswordRules): string =>
  alone === besideACode
    ? newPasswordTexts.hint(alone)
    : newPasswordTexts.strictHint(alone, besideACode);

interface NewPasswordFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'error'> {
  /** The owner of the password, where the form does not ask for it. */
  owner?: Owner | undefined;
}

/** Where a password is chosen: what it must be is said before it is typed, its strength after. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  const hint = useHint();
  const [said, setSaid] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = async (input: HTMLInputElement) => {
    const { value } = input;
    // Without the rules of the bank nothing is said, which is as before anything was typed.
    const words = await loadStrength()
      .then(({ sayStrength }) => sayStrength(input, owner))
      .catch(() => '');
    if (input.value === value) setSaid(words);
  };
  const watch = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    if (input.value === '') setSaid('');
    else pause.current = setTimeout(() => void say(input), pauseMs);
  };
  return (
    <PasswordField
      {...props}
      hint={hint}
      said={said}
      autoComplete="new-password"
      required
      onInput={watch}
    />
  );
}

/** The bank's rules for a password, as soon as the bank has said them. */
function useHint(): string {
  const [hint, setHint] = useState(() => newPasswordTexts.hint(specifiedLeast));
  useEffect(() => {
    let isHere = true;
    void readPasswordRules().then(
      (rules) => isHere && setHint(hintOf(rules)),
      // The bank judges the typed password in any case.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return hint;
}
