import type { ComponentProps, InputEvent, RefObject, SubmitEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useErrorTitle } from '../window-title.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  form: FormFrame;
  /** Takes the focus on each new step. */
  heading?: RefObject<HTMLElement | null>;
}

/** As much of a form as its frame needs. */
export interface FormFrame {
  focusRequests: number;
  /** Something is wrong with it, which the name of the window says too. */
  hasProblem: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Of a form whose check is fetched once a person reaches it. */
  onReach?: (() => void) | undefined;
  /** Of a form whose fields the browser keeps. */
  onNativeInput?: ((event: InputEvent<HTMLFormElement>) => void) | undefined;
}

/**
 * The frame of every form. After a check or a refusal the focus is on its own first wrong field,
 * never on one behind the window.
 */
export function Form({ form, heading, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { focusRequests, hasProblem, submit, onReach, onNativeInput } = form;
  useErrorTitle(hasProblem);
  useEffect(() => {
    if (focusRequests === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], .field-invalid input',
    );
    const target = wrong ?? heading?.current;
    target?.focus();
    // A window that closes with this turn gives the focus back to where it was opened from.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== wrong) wrong?.focus();
    });
    // A person who types has gone on, and keeps the cursor.
    const stop = () => cancelAnimationFrame(frame);
    addEventListener('keydown', stop, { once: true });
    return () => {
      stop();
      removeEventListener('keydown', stop);
    };
  }, [focusRequests, heading]);
  return (
    <form
      {...props}
      ref={element}
      noValidate
      onFocus={onReach}
      onInput={onNativeInput}
      onSubmit={(event) => {
        event.preventDefault();
        // A window opened from inside a form is drawn elsewhere, but its events come through here.
        event.stopPropagation();
        submit(event);
      }}
    />
  );
}
