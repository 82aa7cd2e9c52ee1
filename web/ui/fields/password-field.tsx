import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Field, textsApart } from './field.tsx';
import { Icon } from '../icon.tsx';
import { fieldsTexts } from './fields.texts.ts';
import type { TextFieldProps } from './text-field.tsx';
import './field.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'className'> {
  /** The words on the password while it is typed, read out politely. */
  said?: string;
}

/**
 * A password input with a button that shows and hides it and a hint while Caps Lock is on. Pasting
 * and password managers work.
 */
export function PasswordField({ said, ...props }: PasswordFieldProps) {
  const [texts, input] = textsApart(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...texts}>
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
          {said !== undefined && (
            <p className="password-said" role="status">
              {said}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
