import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { TextWithAmounts } from '../money/hidden-amounts.tsx';
import { Icon } from '../icon.tsx';
import { feedbackTexts } from './feedback.texts.ts';
import './toast.css';

const shownMs = 5000;

interface ToastProps {
  /**
   * The success; nothing leaves an empty live region, so that the next message is read out. Errors
   * belong in an Alert, which stays.
   */
  message: string | undefined;
  onDismiss: () => void;
}

/**
 * Good news at the foot of the window, for five seconds. It stays while a pointer or the focus is
 * on it.
 */
export function Toast({ message, onDismiss }: ToastProps) {
  return (
    <div role="status" className="toast-region">
      {message !== undefined && <ToastNote key={message} message={message} onDismiss={onDismiss} />}
    </div>
  );
}

interface ToastNoteProps {
  message: string;
  onDismiss: () => void;
}

export function ToastNote({ message, onDismiss }: ToastNoteProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const dismissLater = useRef(onDismiss);
  useEffect(() => {
    dismissLater.current = onDismiss;
  });

  const kept = pointedAt || focused;
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(() => dismissLater.current(), shownMs);
    return () => clearTimeout(timer);
  }, [kept]);

  const take = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDismiss();
  };
  return (
    <div
      className="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={take}
      onBlur={() => setFocused(false)}
    >
      <Icon name="check" />
      <TextWithAmounts text={message} />
      <button
        type="button"
        className="icon-button"
        aria-label={feedbackTexts.dismiss}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
