import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import { filterDigits } from './filter-digits.ts';
import './pin-field.css';

const pinLength = 4;
const cells = Array.from({ length: pinLength }, (_, index) => index);

interface PinFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'inputMode' | 'className' | 'value'> {
  value: string;
  /** True shows its digits in the cells, as long as its owner wants to see them. */
  shown?: boolean;
}

/**
 * One real password input lies over four drawn cells, so that pasting, keypads and screen readers
 * work as with any input.
 */
export function PinField({
  label,
  hint,
  error,
  value,
  shown = false,
  onChange,
  ...input
}: PinFieldProps) {
  const typed = value.length;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="pin">
          {cells.map((cell) => (
            <span
              key={cell}
              aria-hidden="true"
              className={classNames(
                'pin-cell',
                cell < typed && !shown && 'pin-cell-filled',
                cell === typed && 'pin-cell-current',
              )}
            >
              {shown && value[cell]}
            </span>
          ))}
          <input
            // No password: browsers offer to save those, and fill one in here.
            autoComplete="one-time-code"
            {...input}
            {...control}
            value={value}
            type={shown ? 'text' : 'password'}
            inputMode="numeric"
            data-1p-ignore=""
            data-lpignore="true"
            onChange={(event) => {
              filterDigits(event.currentTarget, pinLength);
              onChange?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}
