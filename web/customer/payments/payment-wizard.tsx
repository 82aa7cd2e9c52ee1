import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { BusyPanel } from '../../ui/busy-panel.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { HideAmountsButton } from '../hide-amounts-button.tsx';
import type { DraftErrors } from './draft-fields.ts';
import type { MadePayment } from './made-payment.ts';
import { MadePanel } from './made-panel.tsx';
import type { PaymentKind } from './payment-kinds.ts';
import type { SubmitPhase } from './use-submit-payment.ts';

/** How long the success stands before the dialog closes. */
const closeAfterMs = 5000;

/** As much of a payment's form as its window needs. */
interface PaymentProgress {
  kind: PaymentKind;
  steps: readonly string[];
  step: number;
  errors: DraftErrors;
  error: string | undefined;
  touched: boolean;
  phase: SubmitPhase;
  made: MadePayment | undefined;
  lastCheck: { failed: boolean };
  takenDraft: ComponentProps<typeof TakenDraft>;
  previous: () => void;
  forward: () => void;
}

interface PaymentWizardProps {
  title: string;
  submitLabel: string;
  form: PaymentProgress;
  onClose: () => void;
  /** The fields of the current step. */
  children: ReactNode;
}

/** The window every payment is made in: its steps, what is said while it is under way, and the success that closes it. */
export function PaymentWizard({ title, submitLabel, form, onClose, children }: PaymentWizardProps) {
  const { kind, steps, step, errors, error, touched, phase, made, lastCheck } = form;
  const done = phase === 'done';
  useDocumentTitle(title, error !== undefined || Object.keys(errors).length > 0);
  // A page that is drawn again with another `onClose` does not begin the five seconds again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [done]);
  useEffect(() => {
    if (lastCheck.failed) focusFirstInvalid();
  }, [lastCheck]);

  return (
    <Wizard
      title={title}
      tool={<HideAmountsButton />}
      steps={steps}
      step={step}
      submitLabel={submitLabel}
      error={error}
      touched={touched}
      panel={phase === 'editing' ? null : <PaymentPanel kind={kind} phase={phase} made={made} />}
      locked={phase === 'processing' || phase === 'checking'}
      onPrevious={form.previous}
      onForward={form.forward}
      onClose={onClose}
    >
      <TakenDraft {...form.takenDraft} />
      {children}
    </Wizard>
  );
}

function PaymentPanel({ kind, phase, made }: Pick<PaymentProgress, 'kind' | 'phase' | 'made'>) {
  if (phase === 'done' && made) return <MadePanel message={kind.success} made={made} />;
  if (phase === 'processing') return <BusyPanel message={kind.processing} />;
  return (
    <BusyPanel message={`We are checking whether your ${kind.noun} was made`}>
      <p className="muted">We have not heard back from the bank yet. Please keep this page open: you will not pay twice.</p>
    </BusyPanel>
  );
}
