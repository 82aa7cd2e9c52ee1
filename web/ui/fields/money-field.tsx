import { classNames } from '../class-names.ts';
import { Field, textsApart } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import './fields.css';

interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'className'> {
  /** The mark before the amount: a sign or a currency's code. */
  symbol?: string;
}

/**
 * An amount as text: wheel and arrow keys never change it, and the decimal keypad opens on phones.
 */
export function MoneyField({ symbol = '$', ...props }: MoneyFieldProps) {
  const [texts, input] = textsApart(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div
          className={classNames('input-frame money-field', symbol.length > 1 && 'money-field-code')}
        >
          <span className="input-before" aria-hidden="true">
            {symbol}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            className="input"
          />
        </div>
      )}
    </Field>
  );
}
