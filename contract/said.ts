import type * as z from 'zod/mini';
import type { AnswerText } from './answers/define.ts';
import { ofAccounts } from './answers/of-accounts.ts';
import { ofBank } from './answers/of-bank.ts';
import { ofBills } from './answers/of-bills.ts';
import { ofChecks } from './answers/of-checks.ts';
import { ofColleagues } from './answers/of-colleagues.ts';
import { ofDisputes } from './answers/of-disputes.ts';
import { ofFreezes } from './answers/of-freezes.ts';
import { ofLoans } from './answers/of-loans.ts';
import { ofPayments } from './answers/of-payments.ts';
import { ofPeople } from './answers/of-people.ts';
import { ofStaff } from './answers/of-staff.ts';
import { ofStepUp } from './answers/of-step-up.ts';

/** All that the bank says of things that were done, by stable code; `errors.ts` says the others. */
export const answers = {
  ...ofPayments,
  ...ofBills,
  ...ofLoans,
  ...ofAccounts,
  ...ofChecks,
  ...ofDisputes,
  ...ofPeople,
  ...ofStepUp,
  ...ofFreezes,
  ...ofStaff,
  ...ofColleagues,
  ...ofBank,
};

export type AnswerCode = keyof typeof answers;

type Words = string | ((params: never) => string);
export type AnswerTexts = Record<AnswerCode, Words | { message: (params: never) => string }>;

/** The params that the text of an answer names; `never` where it names none. */
export type NamedBy<Code extends AnswerCode> = Code extends AnswerCode
  ? (typeof answers)[Code] extends { params: infer Params extends z.ZodMiniType }
    ? z.output<Params>
    : never
  : never;

/**
 * The text of an answer, from its code and its params alone: in English, or in the language whose
 * texts are given.
 */
export function answerMessage(
  code: AnswerCode,
  params: unknown = {},
  texts: AnswerTexts = answers,
): string {
  const text = texts[code];
  const words = typeof text === 'object' ? text.message : text;
  return typeof words === 'string' ? words : words(params as never);
}

/** What an answer of one code carries. */
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
export function answerParams(
  code: AnswerCode,
  params: unknown,
): Record<string, unknown> | undefined {
  const text: AnswerText = answers[code];
  return typeof text === 'string' ? undefined : text.params.safeParse(params).data;
}
