import { tidyCode } from './tidy-code.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

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
