import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { TextWithAmounts } from '../money/hidden-amounts.tsx';
import { Icon } from '../icon.tsx';
import { LiveText } from '../values/live-text.tsx';
import { fieldsTexts } from './fields.texts.ts';
import './field.css';

/** The texts that every form control shows around itself. */
export interface FieldTexts {
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Names what is wrong and blocks the form. */
  error?: string | undefined;
  /** Marks the control when what is wrong is said elsewhere, in an alert. */
  invalid?: boolean | undefined;
  /** Worth a second look, but never blocks. */
  warning?: string | undefined;
}

/**
 * The attributes that the frame hands to its control, so that label, hint and error are tied to it.
 */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Splits the texts around a control from the properties of the control itself. */
export function textsApart<Props extends FieldTexts>({
  label,
  optional,
  hint,
  error,
  invalid,
  warning,
  ...control
}: Props) {
  return [{ label, optional, hint, error, invalid, warning }, control] as const;
}

/** Label above, optional hint, control, then error or warning: the frame of every field. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  invalid = error !== undefined,
  warning,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const message = error ?? warning;
  const describedBy =
    classNames(hint != null && hintId, message !== undefined && messageId) || undefined;
  return (
    <div className={classNames('field', invalid && 'field-invalid')}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">{fieldsTexts.optional}</span>}
      </label>
      {hint != null && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy })}
      <FieldMessage id={messageId} error={error} warning={warning} />
    </div>
  );
}

interface FieldMessageProps {
  id: string;
  error: string | undefined;
  warning?: string | undefined;
}

export function FieldMessage({ id, error, warning }: FieldMessageProps) {
  const message = error ?? warning;
  if (message === undefined) return null;
  return (
    <p id={id} className={error === undefined ? 'field-warning' : 'field-error'}>
      <Icon name={error === undefined ? 'info' : 'alert'} />
      {error === undefined ? <TextWithAmounts text={message} /> : <LiveText text={error} />}
    </p>
  );
}
