import type { ComponentProps, MouseEvent } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid';

interface ButtonShape {
  look?: ButtonLook | undefined;
  compact?: boolean | undefined;
  /** The one of its page. */
  large?: boolean | undefined;
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonShape, ComponentProps<'button'> {
  /**
   * The label while the work goes on, e.g. 'Logging in...'; the button keeps its width and takes no
   * press.
   */
  busyLabel?: string;
  busy?: boolean;
  /** While busy it keeps the focus, for what may go on long or stays after it. */
  keepsFocus?: boolean;
  /**
   * The reason why the button cannot be used: shown as tooltip and read out. The button stays
   * focusable so that it can be found.
   */
  disabledReason?: string | undefined;
}

export function buttonClass({ look = 'primary', compact, large, wide }: ButtonShape = {}): string {
  return classNames(
    'button',
    `button-${look}`,
    compact && 'button-compact',
    large && 'button-large',
    wide && 'button-wide',
  );
}

export function Button({
  look,
  compact,
  large,
  wide,
  busy = false,
  keepsFocus = false,
  busyLabel,
  disabledReason,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ look, compact, large, wide }), className)}
        disabled={disabled || (busy && !keepsFocus)}
        aria-disabled={blocked || (busy && keepsFocus) || undefined}
        aria-describedby={blocked ? reasonId : rest['aria-describedby']}
        title={disabledReason ?? rest.title}
        onClick={press}
      >
        {busyLabel === undefined ? (
          children
        ) : (
          <span className="button-label" data-reserve={busyLabel}>
            {busy ? busyLabel : children}
          </span>
        )}
      </button>
      {blocked && (
        <span id={reasonId} className="visually-hidden">
          {disabledReason}
        </span>
      )}
    </>
  );
}
