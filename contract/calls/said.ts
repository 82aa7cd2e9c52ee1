import type * as z from 'zod/mini';
import type { Language } from '../values/language.ts';
import { type Answer, textIn, type TextParams } from '../words/define.ts';
import { answersOfAccounts } from '../words/accounts.ts';
import { answersOfAchUploads } from '../words/ach-uploads.ts';
import { answersOfBank } from '../words/bank.ts';
import { answersOfBills } from '../words/bills.ts';
import { answersOfColleagues } from '../words/colleagues.ts';
import { answersOfDelayedPayments } from '../words/delayed-payments.ts';
import { answersOfDeposits } from '../words/deposits.ts';
import { answersOfDisputes } from '../words/disputes.ts';
import { answersOfExchange } from '../words/exchange.ts';
import { answersOfFeeds } from '../words/feeds.ts';
import { answersOfFreezes } from '../words/freezes.ts';
import { answersOfIdentity } from '../words/identity.ts';
import { answersOfLoans } from '../words/loans.ts';
import { answersOfOutsidePayments } from '../words/outside-payments.ts';
import { answersOfPayees } from '../words/payees.ts';
import { answersOfPayments } from '../words/payments.ts';
import { answersOfPeople } from '../words/people.ts';
import { answersOfPeriods } from '../words/periods.ts';
import { answersOfPolicies } from '../words/policies.ts';
import { answersOfSignIn } from '../words/sign-in.ts';
import { answersOfStaff } from '../words/staff.ts';
import { answersOfStepUp } from '../words/step-up.ts';
import { answersOfVouchers } from '../words/vouchers.ts';

/** All that the bank says of things that were done, by stable code; `errors.ts` says the others. */
export const answers = {
  ...answersOfAccounts,
  ...answersOfAchUploads,
  ...answersOfBank,
  ...answersOfBills,
  ...answersOfColleagues,
  ...answersOfDelayedPayments,
  ...answersOfDeposits,
  ...answersOfDisputes,
  ...answersOfExchange,
  ...answersOfFeeds,
  ...answersOfFreezes,
  ...answersOfIdentity,
  ...answersOfLoans,
  ...answersOfOutsidePayments,
  ...answersOfPayees,
  ...answersOfPayments,
  ...answersOfPeople,
  ...answersOfPeriods,
  ...answersOfPolicies,
  ...answersOfSignIn,
  ...answersOfStaff,
  ...answersOfStepUp,
  ...answersOfVouchers,
};

export type AnswerCode = keyof typeof answers;

/** The params that the text of an answer names; `never` where it names none. */
export type NamedBy<Code extends AnswerCode> = Code extends AnswerCode
  ? (typeof answers)[Code] extends { params: infer Params extends z.ZodMiniType }
    ? z.output<Params>
    : never
  : never;

/** The text of an answer, from its code and its params alone. */
export const answerMessage = (
  code: AnswerCode,
  params: unknown = {},
  language: Language = 'en',
): string => textIn(language, answers[code], params);

/** The part of an answer with one code. */
type Said<Code extends AnswerCode> = { code: Code; message: string } & ([NamedBy<Code>] extends [
  never,
]
  ? { params?: never }
  : { params: NamedBy<Code> });

/** Says what was done. `message` is the literal English text, for clients that read no code. */
export function said<const Code extends AnswerCode>(
  code: Code,
  ...[params]: [NamedBy<Code>] extends [never] ? [] : [params: NamedBy<Code>]
): Said<Code> {
  const message = answerMessage(code, params);
  return { code, ...(params === undefined ? {} : { params }), message } as Said<Code>;
}

/**
 * The params that are sent: those that the code's schema names. Undefined where the text names none,
 * and where an earlier server kept other params.
 */
export function answerParams(code: AnswerCode, params: unknown): TextParams | undefined {
  return (answers[code] as Answer).params?.safeParse(params).data;
}
