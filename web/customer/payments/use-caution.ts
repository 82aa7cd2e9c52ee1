import { useQuery } from '@tanstack/react-query';
import { shippedPauseMinor } from '../../../contract/money/caution.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { isPaidBefore, type PaidNumbers } from './paid-before.ts';
import { type Pause, pauseOf, type Question } from './payment-state.ts';
import type { PaymentMachine } from './use-payment-state.ts';

/** To whom, and what it takes in dollars as far as that is known. */
export interface Paid {
  to: PaidNumbers;
  /** As it was typed, with its currency: a new rate asks nothing again. */
  typed: string;
  dollarsMinor: bigint | undefined;
}

/** The questions before this payment is signed, and their ways out. */
export interface Caution extends Pause {
  answer: (question: Question, said: boolean) => void;
  goOn: () => void;
}

/** @returns undefined where no pause is wanted: a small sum, or a payee who was paid before. */
export function useCaution(
  paid: Paid | undefined,
  { state, happen }: PaymentMachine,
): Caution | undefined {
  const recipients = useQuery(recipientsQuery).data;
  const above = useQuery(bankQuery).data?.limits.firstPaymentPause ?? BigInt(shippedPauseMinor);
  if (paid?.dollarsMinor === undefined || paid.dollarsMinor <= above) return undefined;
  // Where it is not known whom the customer paid, every payee counts as new.
  if (isPaidBefore(recipients, paid.to) === true) return undefined;
  const payment = [...Object.values(paid.to), paid.typed].join();
  return {
    ...pauseOf(state, payment),
    answer: (question, said) => happen({ type: 'answered', payment, question, said }),
    goOn: () => happen({ type: 'wentOn', payment }),
  };
}
