import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field, textsApart } from './field.tsx';
import { Icon } from '../icon.tsx';
import './fields.css';

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  choices: readonly string[];
  /** The first line, which chooses nothing. */
  placeholder?: string;
  /** Words a choice, where it is not its own word. */
  wordOf?: (choice: string) => string;
}

/** A native select with our own chevron. */
export function SelectField({ choices, placeholder, wordOf, ...props }: SelectFieldProps) {
  const [texts, select] = textsApart(props);
  return (
    <Field {...texts}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {wordOf ? wordOf(choice) : choice}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
