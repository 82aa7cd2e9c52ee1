import type { Refusal, RefusalParams } from './refusals/define.ts';
import { ofDisputes } from './refusals/of-disputes.ts';
import { ofFiles } from './refusals/of-files.ts';
import { ofPayments } from './refusals/of-payments.ts';
import { ofPeople } from './refusals/of-people.ts';
import { ofRequests } from './refusals/of-requests.ts';
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
};

export type RefusalCode = keyof typeof refusals;

/** The public text of a refusal. */
export function refusalMessage(code: RefusalCode, params: RefusalParams = {}): string {
  const { message } = refusals[code] as Refusal;
  return typeof message === 'string' ? message : message(params);
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
