import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field.tsx';
import './fields.css';

interface SegmentedFieldProps {
  label: string;
  name: string;
  choices: readonly string[];
  chosen: string;
  /** A long question and short answers share a line where there is room. */
  short?: boolean;
  error?: string | undefined;
  onChoose: (choice: string) => void;
}

/** A few choices side by side: radio buttons drawn as one control. */
export function SegmentedField({
  label,
  name,
  choices,
  chosen,
  short = false,
  error,
  onChoose,
}: SegmentedFieldProps) {
  const messageId = useId();
  return (
    <fieldset
      className={classNames(
        'field',
        short && 'field-short',
        error !== undefined && 'field-invalid',
      )}
      aria-describedby={error === undefined ? undefined : messageId}
    >
      <legend>{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span className="segment-dot" aria-hidden="true" />
            {choice}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}
