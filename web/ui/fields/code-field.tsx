import { foldDigits } from '../../../contract/values/fold-digits.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

/**
 * `DE89 3704-0044` reads as `DE8937040044`; anything else that is typed stays, so that it can be
 * named as wrong.
 */
const codeOf = (text: string): string => foldDigits(text).replace(/[\s-]/g, '').toUpperCase();

/** Puts the tidied code back into an input, with the caret behind the character it stood behind. */
function tidyCode(input: HTMLInputElement): void {
  const code = codeOf(input.value);
  if (code === input.value) return;
  const caret = codeOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = code;
  input.setSelectionRange(caret, caret);
}

/**
 * A code of letters and digits, such as an IBAN: in capitals, without the spaces and dashes it is
 * printed with.
 */
export function CodeField({ onChange, ...field }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
      className="input-digits"
      onChange={(event) => {
        tidyCode(event.currentTarget);
        onChange?.(event);
      }}
    />
  );
}
