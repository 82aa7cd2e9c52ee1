import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, type FormFrame } from '../form/form.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Stepper } from './stepper.tsx';
import { useFocusOnChange } from '../use-focus-on-change.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.wizard;

/** As much of a form as its window needs. */
export interface WizardForm extends FormFrame {
  /** From 0. */
  step: number;
  /** Something was typed that closing would lose. */
  isTouched: boolean;
  goTo: (step: number) => void;
}

interface WizardProps {
  title: string;
  /** Shown in the head, before Close. */
  tool?: ReactNode;
  steps: readonly string[];
  form: WizardForm;
  submitLabel: string;
  /** Shown in the place of Submit, while there is nothing to send. */
  insteadOfSubmit?: ReactNode;
  error: string | undefined;
  /** Shown instead of the form while it is sent and when it is done. */
  panel: ReactNode;
  /** While it is sent, nothing closes the wizard. */
  locked: boolean;
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
  form,
  submitLabel,
  insteadOfSubmit,
  error,
  panel,
  locked,
  onClose,
  children,
}: WizardProps) {
  const { step, isTouched } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const waiting = panel !== null;
  useStartOfStep(heading, step);
  const panelPlace = useRef<HTMLDivElement>(null);
  useFocusOnChange(panelPlace, waiting);

  const leave = () => {
    if (locked) return;
    if (isTouched && !asking && !waiting) setAsking(true);
    else onClose();
  };
  useLeaveGuard(locked || (isTouched && !waiting), leave);
  const back = () => {
    if (step === 0 || waiting) leave();
    else if (!locked) previous();
  };
  const previous = () => form.goTo(step - 1);
  const submit: typeof form.submit = (event) => {
    setAsking(false);
    form.submit(event);
  };
  const last = step === steps.length - 1;

  return (
    <Dialog open title={title} tool={tool} initialFocus={heading} onClose={leave} onBack={back}>
      {waiting ? (
        <div ref={panelPlace} tabIndex={-1} className="wizard-panel">
          {panel}
        </div>
      ) : (
        <Form form={{ ...form, submit }} heading={heading} className="wizard-form">
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
                <Button look="secondary" onClick={previous}>
                  {texts.previous}
                </Button>
              )}
              {insteadOfSubmit || <Button type="submit">{last ? submitLabel : texts.next}</Button>}
            </div>
          )}
        </Form>
      )}
    </Dialog>
  );
}
