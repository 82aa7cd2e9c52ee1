import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field.tsx';
import './checkbox-list.css';

interface CheckboxListProps<Choice extends string> {
  label: string;
  hint: string;
  name: string;
  /** Each choice with its words. */
  choices: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  error: string | undefined;
  onChoose: (chosen: Choice[]) => void;
}

/** Several of a few choices, in the order in which they are listed. */
export function CheckboxList<Choice extends string>({
  label,
  hint,
  name,
  choices,
  chosen,
  error,
  onChoose,
}: CheckboxListProps<Choice>) {
  const id = useId();
  const codes = Object.keys(choices) as Choice[];
  const toggle = (code: Choice) =>
    onChoose(codes.filter((one) => (one === code) !== chosen.includes(one)));
  return (
    <fieldset
      className={classNames('field', error !== undefined && 'field-invalid')}
      aria-describedby={`${id}-hint ${id}-message`}
    >
      <legend>{label}</legend>
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
      {/* Before the list: behind a long one it would be out of sight of the first choice, which takes the focus. */}
      <FieldMessage id={`${id}-message`} error={error} />
      <div className="checkbox-list">
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            label={choices[code]}
            checked={chosen.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
