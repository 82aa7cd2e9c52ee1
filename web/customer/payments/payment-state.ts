import type { CautionAnswers } from '../../../contract/money/caution.ts';
import { pointsToScam } from '../../../contract/values/points-to-scam.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import type { MadePayment } from './made-payment.ts';

export type Question = keyof CautionAnswers;

/** A pause before a large first payment to a payee is signed. */
export interface Pause {
  /** Payee and amount: with another one the questions come again. */
  payment: string;
  /** `warned`: the answers point to a scam, and the person has not said to go on. */
  phase: 'asking' | 'warned' | 'over';
  answers: Partial<CautionAnswers>;
  /** Continue was pressed with a question open. */
  isMissed: boolean;
}

/**
 * A payment, apart from its fields: the questions before it is signed, and its way to the bank once
 * its form is sent.
 */
export interface PaymentState {
  pause: Pause | undefined;
  /** The answers that are sent with the signature; none where nothing was asked. */
  signed: CautionAnswers | undefined;
  /** `slow`: no answer in the usual time; `checking`: the bank is asked whether it was made. */
  sending: 'usual' | 'slow' | 'checking';
  /** The key of the order that has gone out, and of which no outcome was heard. */
  left: string | undefined;
  made: MadePayment | undefined;
}

/** An event of a payment. `payment` names payee and amount. */
export type PaymentEvent =
  | { type: 'answered'; payment: string; question: Question; said: boolean }
  | { type: 'wentOn'; payment: string }
  /** Next, Continue, Submit or the device's own button; no payment where no pause is wanted. */
  | { type: 'pressed'; payment: string | undefined }
  | { type: 'leftStep' }
  /** `again`: the key under which it was sent before, where no answer came. */
  | { type: 'begun'; again: string | undefined }
  | { type: 'left'; key: string }
  | { type: 'slow' }
  | { type: 'doubted' }
  | { type: 'made'; made: MadePayment }
  /** The outcome is known, or the order was changed: its key is spent. */
  | { type: 'settled' };

export const startPayment: PaymentState = {
  pause: undefined,
  signed: undefined,
  sending: 'usual',
  left: undefined,
  made: undefined,
};

const isWhole = (answers: Partial<CautionAnswers>): answers is CautionAnswers =>
  answers.askedByOthers !== undefined &&
  answers.toldToKeepSecret !== undefined &&
  answers.checkedNumber !== undefined;

/** The pause before this payment: the one begun, if it is for the same payee and amount. */
export const pauseOf = ({ pause }: PaymentState, payment: string): Pause =>
  pause?.payment === payment ? pause : { payment, phase: 'asking', answers: {}, isMissed: false };

/** @returns the answers, to be kept with the signature; undefined until the pause is over. */
export const answersOf = ({ phase, answers }: Pause): CautionAnswers | undefined =>
  phase === 'over' && isWhole(answers) ? answers : undefined;

/** Says whether a press goes to the form: it does unless the questions are in the way. */
export const goesToForm = (state: PaymentState, payment: string | undefined): boolean =>
  payment === undefined || pauseOf(state, payment).phase === 'over';

function pressed(pause: Pause): Pause {
  if (pause.phase === 'over') return pause;
  if (!isWhole(pause.answers)) return { ...pause, isMissed: true };
  return { ...pause, phase: pointsToScam(pause.answers) ? 'warned' : 'over' };
}

/** The payment after something happened to it. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'answered': {
      const pause = pauseOf(state, event.payment);
      const answers = { ...pause.answers, [event.question]: event.said };
      return { ...state, pause: { ...pause, answers } };
    }
    case 'wentOn':
      return { ...state, pause: { ...pauseOf(state, event.payment), phase: 'over' } };
    case 'pressed': {
      if (event.payment === undefined) return { ...state, signed: undefined };
      const pause = pauseOf(state, event.payment);
      return { ...state, pause: pressed(pause), signed: answersOf(pause) };
    }
    case 'leftStep':
      // A customer who comes back finds the questions unmarked, and the focus on the heading.
      return state.pause?.isMissed
        ? { ...state, pause: { ...state.pause, isMissed: false } }
        : state;
    case 'begun':
      return { ...state, sending: 'usual', left: event.again };
    case 'left':
      return { ...state, left: event.key };
    case 'slow':
      return state.sending === 'usual' ? { ...state, sending: 'slow' } : state;
    case 'doubted':
      return { ...state, sending: 'checking' };
    case 'made':
      return { ...state, made: event.made };
    case 'settled':
      return { ...state, left: undefined };
  }
}

/** A payment's window, as it is drawn. */
export interface PaymentWindow {
  progress: 'editing' | 'sending' | 'slow' | 'checking' | 'sent';
  /** It is on its way, so that the window cannot be closed. */
  isUnderway: boolean;
  /** A person is at it, so that its later steps are fetched. */
  isBegun: boolean;
  /** The questions are in the place of the signature. */
  pauses: boolean;
  isLastStep: boolean;
  /** The signature is asked for. */
  signs: boolean;
}

interface AtWindow {
  form: Pick<FormState<unknown, unknown>, 'phase' | 'step'> & { isTouched: boolean };
  steps: number;
  /** Undefined where no pause is wanted. */
  payment: string | undefined;
  /** Without a price it is not known whether questions come first. */
  isPriced: boolean;
}

/** The window of a payment in this state. */
export function windowOf(
  state: PaymentState,
  { form: { phase, step, isTouched }, steps, payment, isPriced }: AtWindow,
): PaymentWindow {
  const sending = state.sending === 'usual' ? 'sending' : state.sending;
  const progress = phase === 'sending' ? sending : phase;
  const isUnderway = phase === 'sending';
  const isLastStep = step === steps - 1;
  const pauses = !goesToForm(state, payment);
  return {
    progress,
    isUnderway,
    isBegun: isTouched || step > 0 || isUnderway,
    pauses,
    isLastStep,
    signs: isLastStep && isPriced && !pauses,
  };
}
