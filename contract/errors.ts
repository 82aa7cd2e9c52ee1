import type * as z from 'zod/mini';
import type { Refusal, RefusalParams } from './refusals/define.ts';
import { ofColleagues } from './refusals/of-colleagues.ts';
import { ofDisputes } from './refusals/of-disputes.ts';
import { ofFiles } from './refusals/of-files.ts';
import { ofPayments } from './refusals/of-payments.ts';
import { ofPeople } from './refusals/of-people.ts';
import { ofPolicies } from './refusals/of-policies.ts';
import { ofFreezes } from './refusals/of-freezes.ts';
import { ofExchange } from './refusals/of-exchange.ts';
import { ofInsight } from './refusals/of-insight.ts';
import { ofRequests } from './refusals/of-requests.ts';
import { ofStepUp } from './refusals/of-step-up.ts';
import { ofStaff } from './refusals/of-staff.ts';

export type { RefusalParams } from './refusals/define.ts';

/**
 * Every refusal the bank can give, by its stable code. `docs/errors.md` explains each; `checks/`
 * holds the two together.
 */
export const refusals = {
  ...ofRequests,
  ...ofPeople,
  ...ofFiles,
  ...ofPayments,
  ...ofDisputes,
  ...ofStaff,
  ...ofColleagues,
  ...ofPolicies,
  ...ofFreezes,
  ...ofExchange,
  ...ofInsight,
  ...ofStepUp,
};

export type RefusalCode = keyof typeof refusals;

export type RefusalTexts = Record<RefusalCode, Pick<Refusal, 'title' | 'message'>>;

/** What the text of a refusal is made of; undefined where it names nothing. */
export type ParamsOf<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  params: infer Params extends z.ZodMiniType;
}
  ? z.output<Params>
  : undefined;

/**
 * The text of a refusal, from its code and its params alone: in English, or in the language whose
 * texts are given. Server and clients say it with this one function.
 */
export function refusalMessage(
  code: RefusalCode,
  params: RefusalParams = {},
  texts: RefusalTexts = refusals,
): string {
  const { message } = texts[code];
  return typeof message === 'string' ? message : message(params as never);
}

/**
 * What of the params travels: what the code's schema names, so that nothing that was kept for the
 * bank itself leaves it.
 */
export function shownParams(
  code: RefusalCode,
  params: RefusalParams | undefined,
): RefusalParams | undefined {
  return (refusals[code] as Refusal).params?.safeParse(params).data;
}

/** The form field a refusal belongs to, if one. */
export function refusalField(code: RefusalCode): string | undefined {
  return (refusals[code] as Refusal).field;
}

const keepsNoKey = new Set([400, 401, 403, 429, 500, 503]);

/**
 * Whether a refusal is final for its idempotency key. A refusal that the caller can mend without
 * another body is not.
 */
export function claimsKey(code: RefusalCode): boolean {
  return !keepsNoKey.has(refusals[code].status);
}
