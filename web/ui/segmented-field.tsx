import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field.tsx';
import './segmented-field.css';

interface SegmentedFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  label: string;
  error?: string | undefined;
  choices: readonly string[];
}

/** A few choices side by side: radio buttons drawn as one control. */
export function SegmentedField({ label, error, choices, ...radio }: SegmentedFieldProps) {
  const messageId = useId();
  return (
    <fieldset className={classNames('field', error !== undefined && 'field-invalid')} aria-describedby={error === undefined ? undefined : messageId}>
      <legend>{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input {...radio} type="radio" value={choice} />
            <span className="segment-dot" aria-hidden="true" />
            {choice}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}
