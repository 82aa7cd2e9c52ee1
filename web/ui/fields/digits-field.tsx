import { filterDigits } from './filter-digits.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

interface DigitsFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'> {
  /** The number of digits that the field keeps. */
  length: number;
}

/**
 * A number that is not a quantity, such as an account number: digits only, whatever is typed or
 * pasted.
 */
export function DigitsField({ length, onChange, ...field }: DigitsFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      className="input-digits"
      onChange={(event) => {
        filterDigits(event.currentTarget, length);
        onChange?.(event);
      }}
    />
  );
}
