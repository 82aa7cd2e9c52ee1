import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { latePart } from '../../app/navigation/late-part.tsx';
import { fetchAhead } from '../../app/navigation/part-file.ts';
import { bringLostStyles } from '../../app/navigation/lost-styles.ts';
import { Button } from '../../ui/button.tsx';
import { BusyPanel, SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import type { FieldErrors, FormState } from '../../ui/form/form-state.ts';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { Wizard, type WizardForm } from '../../ui/windows/wizard.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { HideAmountsButton } from '../frame/hide-amounts-button.tsx';
import type { PaymentFlight } from '../../art/payment-flight.tsx';
import { cautionTexts, paymentsTexts } from './payments.texts.ts';
import { Delayed, DelayNote } from './delay.tsx';
import type { PinDraft } from './draft-fields.ts';
import type { MadePanel } from './made-panel.tsx';
import type { MadePayment } from './made-payment.ts';
import { type PaymentWording, successText } from './payment-wording.ts';
import { goesToForm, type PaymentWindow, windowOf } from './payment-state.ts';
import { type Paid, useCaution } from './use-caution.ts';
import type { PaymentMachine } from './use-payment-state.ts';
import type { useSignature } from './use-signature.ts';

const texts = paymentsTexts.paymentWizard;

const loadProof = async () => await import('../../app/step-up/ask-proof.tsx');
const loadFlight = async () => (await import('../../art/payment-flight.tsx')).PaymentFlight;
// The code of the later steps is fetched while the customer fills in the first.
const PinStep = latePart(async () => (await import('./pin-step.tsx')).PinStep);
const CautionStep = latePart(async () => (await import('./caution-step.tsx')).CautionStep);

const none: readonly Pick<typeof PinStep, 'fetchAhead'>[] = [];

/** The time for which the success is shown before the dialog closes. */
const closeAfterMs = 5000;

/** As much of a payment's form as its window needs. */
interface PaymentForm extends WizardForm, FormFields<PinDraft> {
  wording: PaymentWording;
  steps: readonly string[];
  error: string | undefined;
  hasProblem: boolean;
  signature: ReturnType<typeof useSignature>;
  signWithDevice: () => void;
  showErrors: (errors: FieldErrors) => void;
  phase: FormState<unknown, unknown>['phase'];
  machine: PaymentMachine;
  takenDraft: ComponentProps<typeof TakenDraft>;
}

interface PaymentWizardProps {
  title: string;
  submitLabel: string;
  form: PaymentForm;
  /** The steps after the first, fetched while that is filled in. */
  laterSteps?: typeof none;
  /** The payee, and how much; undefined where the money stays with the customer. */
  paid?: Paid | undefined;
  onClose: () => void;
  /** The fields of the current step; below those of the last the PIN is asked for. */
  children: ReactNode;
}

/**
 * The window every payment is made in: its steps, what is said while it is under way, and the
 * success that closes it.
 */
export function PaymentWizard({
  title,
  submitLabel,
  form,
  laterSteps = none,
  paid,
  onClose,
  children,
}: PaymentWizardProps) {
  const { wording, steps, machine } = form;
  const { made } = machine.state;
  const caution = useCaution(form.step === steps.length - 1 ? paid : undefined, machine);
  const payment = caution?.payment;
  const { progress, isUnderway, isBegun, isLastStep, pauses, signs } = windowOf(machine.state, {
    form,
    steps: steps.length,
    payment,
    isPriced: paid === undefined || paid.dollarsMinor !== undefined,
  });
  const done = progress === 'sent';
  // A page that is drawn again with another `onClose` does not begin the five seconds again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [done]);
  useEffect(() => {
    if (!isBegun) return;
    fetchAhead(loadProof);
    fetchAhead(loadFlight);
    for (const later of [PinStep, CautionStep, ...laterSteps]) later.fetchAhead();
  }, [isBegun, laterSteps]);
  const leaveStep = useEffectEvent(() => machine.happen({ type: 'leftStep' }));
  useEffect(() => {
    if (!isLastStep) leaveStep();
  }, [isLastStep]);
  /** Notes the press, and hands it on unless the questions are in the way. */
  const press = (handOn: () => void) => {
    const isForForm = goesToForm(machine.state, payment);
    machine.happen({ type: 'pressed', payment });
    if (isForForm) handOn();
    // The questions are no fields of the form, which moves the focus to the open one.
    else if (machine.now().pause?.isMissed) form.showErrors({});
  };

  return (
    <Wizard
      title={title}
      tool={<HideAmountsButton />}
      steps={steps}
      form={{
        ...form,
        submit: (event) => press(() => form.submit(event)),
      }}
      submitLabel={pauses ? cautionTexts.continue : submitLabel}
      insteadOfSubmit={
        caution?.phase === 'warned' && (
          <Button
            onClick={() => {
              announceSuccess(cautionTexts.stopped);
              onClose();
            }}
          >
            {cautionTexts.stop}
          </Button>
        )
      }
      error={form.error}
      panel={
        progress === 'editing' ? null : (
          <PaymentPanel wording={wording} progress={progress} made={made} />
        )
      }
      locked={isUnderway}
      onClose={onClose}
    >
      <TakenDraft {...form.takenDraft} />
      <Suspense>
        <Delayed paid={isLastStep ? paid : undefined}>
          <div className="dialog-sides">
            <div>
              {/* Above all else: who is warned must not have to scroll for it. */}
              {caution && <CautionStep caution={caution} />}
              {isLastStep && !pauses && <DelayNote />}
              {children}
            </div>
            {wording.signed && signs && (
              <div>
                <PinStep {...form} signWithDevice={() => press(form.signWithDevice)} />
              </div>
            )}
          </div>
        </Delayed>
      </Suspense>
    </Wizard>
  );
}

function PaymentPanel({
  wording,
  progress,
  made,
}: Pick<PaymentForm, 'wording'> &
  Pick<PaymentWindow, 'progress'> & { made: MadePayment | undefined }) {
  const [Made, setMade] = useState<typeof MadePanel>();
  const [Flight, setFlight] = useState<typeof PaymentFlight>();
  useEffect(() => {
    // Without these parts the specified words are shown alone.
    const styled = bringLostStyles();
    styled
      .then(loadFlight)
      .then((loaded) => setFlight(() => loaded))
      .catch(() => undefined);
    styled
      .then(() => import('./made-panel.tsx'))
      .then(({ MadePanel }) => setMade(() => MadePanel))
      .catch(() => undefined);
  }, []);
  // The specified words do not wait for what is said below them.
  if (progress === 'sent')
    return made === undefined ? (
      <SuccessPanel message={wording.success} />
    ) : Made ? (
      <Made
        message={successText(wording, made.transfer)}
        picture={Flight && <Flight landed />}
        made={made}
      />
    ) : (
      <SuccessPanel message={successText(wording, made.transfer)} />
    );
  if (progress === 'sending' || progress === 'slow')
    return (
      <BusyPanel
        message={wording.processing}
        // A payment done at once has no flight to show.
        picture={wording.pauseMs > 0 && Flight ? <Flight /> : undefined}
      >
        {progress === 'slow' && <p className="muted">{texts.thisIsTakingLongerThan}</p>}
      </BusyPanel>
    );
  return (
    <BusyPanel message={texts.weAreCheckingWhetherYour(wording.noun)}>
      <p className="muted">{texts.weHaveNotHeardBack}</p>
    </BusyPanel>
  );
}
