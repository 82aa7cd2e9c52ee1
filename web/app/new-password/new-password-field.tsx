import type { InputEvent } from 'react';
import { useRef, useState } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { TextFieldProps } from '../../ui/fields/text-field.tsx';
import { newPasswordTexts } from './new-password.texts.ts';

/** Fetched when somebody types: a form can be sent without it. */
const loadStrength = () => import('./say-strength.ts');

/** Somebody who types on is not talked over. */
const pauseMs = 500;

/** Where a password is chosen: what it must be is said before it is typed, its strength after. */
export function NewPasswordField(props: Pick<TextFieldProps, 'name' | 'label' | 'error'>) {
  const [said, setSaid] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = async (input: HTMLInputElement) => {
    const { value } = input;
    // Without the rules of the bank nothing is said, which is as before anything was typed.
    const words = await loadStrength()
      .then(({ sayStrength }) => sayStrength(input))
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
      hint={newPasswordTexts.hint}
      said={said}
      autoComplete="new-password"
      required
      onInput={watch}
    />
  );
}
