import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CautionAnswers,
  pointsToScam,
  shippedPauseMinor,
} from '../../../contract/money/caution.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { isPaidBefore, type PaidNumbers } from './paid-before.ts';

/** To whom, and what it takes in dollars as far as that is known. */
export interface Paid {
  to: PaidNumbers;
  /** As it was typed, with its currency: a new rate asks nothing again. */
  typed: string;
  dollarsMinor: bigint | undefined;
}

export type Question = keyof CautionAnswers;

/** `warned`: the answers point to a scam, and the person has not said to go on. */
type Phase = 'asking' | 'warned' | 'over';

interface Given {
  /** Payee and amount: with another one the questions come again. */
  payment: string;
  phase: Phase;
  answers: Partial<CautionAnswers>;
  /** Continue was pressed with a question open. */
  isMissed: boolean;
}

/** A pause before a large first payment to a payee is signed. */
export interface Caution extends Omit<Given, 'payment'> {
  answer: (question: Question, said: boolean) => void;
  /** Looks at the answers. @returns whether all are given. */
  check: () => boolean;
  goOn: () => void;
}

const isWhole = (answers: Partial<CautionAnswers>): answers is CautionAnswers =>
  answers.askedByOthers !== undefined &&
  answers.toldToKeepSecret !== undefined &&
  answers.checkedNumber !== undefined;

/** @returns the answers, to be kept with the signature; undefined where nothing was asked. */
export const answersOf = (caution: Caution | undefined): CautionAnswers | undefined =>
  caution?.phase === 'over' && isWhole(caution.answers) ? caution.answers : undefined;

/** @returns undefined where no pause is wanted: a small sum, or a payee who was paid before. */
export function useCaution(paid: Paid | undefined): Caution | undefined {
  const recipients = useQuery(recipientsQuery).data;
  const above = useQuery(bankQuery).data?.limits.firstPaymentPause ?? BigInt(shippedPauseMinor);
  const [kept, setGiven] = useState<Given>();
  // A customer who comes back to the step finds its questions unmarked, and the focus on its
  // heading.
  if (paid === undefined && kept?.isMissed) setGiven({ ...kept, isMissed: false });
  if (paid?.dollarsMinor === undefined || paid.dollarsMinor <= above) return undefined;
  // Where it is not known whom the customer paid, every payee counts as new.
  if (isPaidBefore(recipients, paid.to) === true) return undefined;
  const payment = [...Object.values(paid.to), paid.typed].join();
  const given: Given =
    kept?.payment === payment ? kept : { payment, phase: 'asking', answers: {}, isMissed: false };
  const { answers } = given;
  return {
    ...given,
    answer: (question, said) => setGiven({ ...given, answers: { ...answers, [question]: said } }),
    check: () => {
      const isAnswered = isWhole(answers);
      setGiven(
        isAnswered
          ? { ...given, phase: pointsToScam(answers) ? 'warned' : 'over' }
          : { ...given, isMissed: true },
      );
      return isAnswered;
    },
    goOn: () => setGiven({ ...given, phase: 'over' }),
  };
}
