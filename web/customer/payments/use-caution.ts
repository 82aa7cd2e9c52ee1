import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CautionAnswers, pointsToScam, shippedPauseMinor } from '../../../contract/caution.ts';
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
  /** How often Continue was pressed with a question open. */
  misses: number;
}

/** A pause before a large first payment to somebody is signed. */
export interface Caution extends Omit<Given, 'payment'> {
  answer: (question: Question, said: boolean) => void;
  /** Looks at the answers, once all are given. */
  check: () => void;
  goOn: () => void;
}

const isWhole = (answers: Partial<CautionAnswers>): answers is CautionAnswers =>
  answers.askedByOthers !== undefined &&
  answers.toldToKeepSecret !== undefined &&
  answers.checkedNumber !== undefined;

/** What was answered, to be kept with the signature; undefined where nothing was asked. */
export const answersOf = (caution: Caution | undefined): CautionAnswers | undefined =>
  caution?.phase === 'over' && isWhole(caution.answers) ? caution.answers : undefined;

/** Undefined where no pause is wanted: a small sum, or somebody who was paid before. */
export function useCaution(paid: Paid | undefined): Caution | undefined {
  const recipients = useQuery(recipientsQuery).data;
  const above = useQuery(bankQuery).data?.limits.firstPaymentPause ?? BigInt(shippedPauseMinor);
  const [kept, setGiven] = useState<Given>();
  if (paid?.dollarsMinor === undefined || paid.dollarsMinor <= above) return undefined;
  // Where it is not known whom the customer paid, every payee counts as new.
  if (isPaidBefore(recipients, paid.to) === true) return undefined;
  const payment = [...Object.values(paid.to), paid.typed].join();
  const given: Given =
    kept?.payment === payment ? kept : { payment, phase: 'asking', answers: {}, misses: 0 };
  const { answers } = given;
  return {
    ...given,
    answer: (question, said) => setGiven({ ...given, answers: { ...answers, [question]: said } }),
    check: () => {
      if (!isWhole(answers)) setGiven({ ...given, misses: given.misses + 1 });
      else setGiven({ ...given, phase: pointsToScam(answers) ? 'warned' : 'over' });
    },
    goOn: () => setGiven({ ...given, phase: 'over' }),
  };
}
