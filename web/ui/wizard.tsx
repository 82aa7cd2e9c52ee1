import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Stepper } from './stepper.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useLeaveGuard } from './leave-guard.ts';

interface WizardProps {
  title: string;
  /** Stands in the head, before Close. */
  tool?: ReactNode;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  step: number;
  submitLabel: string;
  error: string | undefined;
  /** Something was typed that closing would lose. */
  touched: boolean;
  /** What is shown instead of the form while it is sent and when it is done. */
  panel: ReactNode;
  /** While it is sent, nothing closes the wizard. */
  locked: boolean;
  onPrevious: () => void;
  /** Next on every step but the last, where it is Submit. */
  onForward: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Every step begins at its top, at its heading; one whose only field is the PIN has the cursor
 * there. On a phone the keyboard would cover what is signed.
 */
function useStartOfStep(heading: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const popup = heading.current?.closest('[role=dialog]');
    popup?.scrollTo({ top: 0, behavior: 'instant' });
    if (matchMedia('(pointer: fine)').matches)
      popup?.querySelector<HTMLInputElement>('.pin input')?.focus();
  }, [heading, step]);
}

/** A form in steps inside one dialog. */
export function Wizard({
  title,
  tool,
  steps,
  step,
  submitLabel,
  error,
  touched,
  panel,
  locked,
  onPrevious,
  onForward,
  onClose,
  children,
}: WizardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const waiting = panel !== null;
  useFocusOnChange(heading, waiting ? undefined : step);
  useStartOfStep(heading, step);
  const panelPlace = useRef<HTMLDivElement>(null);
  useFocusOnChange(panelPlace, waiting);

  const leave = () => {
    if (locked) return;
    if (touched && !asking && !waiting) setAsking(true);
    else onClose();
  };
  useLeaveGuard(locked || (touched && !waiting), leave);
  const back = () => {
    if (step === 0 || waiting) leave();
    else if (!locked) onPrevious();
  };
  const forward = (event: SubmitEvent) => {
    event.preventDefault();
    // A window opened from inside a form is drawn elsewhere, but its events still come through
    // here.
    event.stopPropagation();
    setAsking(false);
    onForward();
  };
  const last = step === steps.length - 1;

  return (
    <Dialog open title={title} tool={tool} initialFocus={heading} onClose={leave} onBack={back}>
      {waiting ? (
        <div ref={panelPlace} tabIndex={-1} className="wizard-panel">
          {panel}
        </div>
      ) : (
        <form noValidate onSubmit={forward} className="wizard-form">
          <div className="dialog-body">
            <Stepper steps={steps} current={step} headingRef={heading} />
            <Alert kind="error">{error}</Alert>
            {children}
          </div>
          {asking ? (
            <LeaveQuestion onStay={() => setAsking(false)} returnTo={heading} onLeave={onClose} />
          ) : (
            <div className="dialog-foot">
              {step > 0 && (
                <Button look="secondary" onClick={onPrevious}>
                  Previous
                </Button>
              )}
              <Button type="submit">{last ? submitLabel : 'Next'}</Button>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
