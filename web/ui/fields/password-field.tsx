import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Field } from './field.tsx';
import { Icon } from '../icon.tsx';
import { fieldsTexts } from './fields.texts.ts';
import type { TextFieldProps } from './text-field.tsx';
import './password-field.css';

/**
 * A password input with a button that shows and hides it and a hint while Caps Lock is on. Pasting
 * and password managers work.
 */
export function PasswordField({
  label,
  optional,
  hint,
  error,
  warning,
  ...input
}: Omit<TextFieldProps, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} optional={optional} hint={hint} error={error} warning={warning}>
      {(control) => (
        <>
          <div className="input-frame">
            <input
              {...input}
              {...control}
              className="input"
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
            />
            <span className="input-after">
              <button
                type="button"
                className="password-toggle"
                aria-controls={control.id}
                onClick={() => setShown(!shown)}
              >
                <Icon name="eye" />
                {fieldsTexts[shown ? 'hide' : 'show']((text) => (
                  <span className="visually-hidden">{text}</span>
                ))}
              </button>
            </span>
          </div>
          <p className="caps-lock" role="status">
            {capsLock && fieldsTexts.capsLock}
          </p>
        </>
      )}
    </Field>
  );
}

/** Where a password is chosen: what it must be is said before it is typed. */
export function NewPasswordField({
  name,
  label,
  error,
}: Pick<TextFieldProps, 'name' | 'label' | 'error'>) {
  return (
    <PasswordField
      label={label}
      name={name}
      hint={fieldsTexts.newPassword}
      error={error}
      autoComplete="new-password"
      required
    />
  );
}
