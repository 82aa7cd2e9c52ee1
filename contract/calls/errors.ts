import type * as z from 'zod/mini';
import type { Language } from '../values/language.ts';
import { type Refusal, textIn, type TextParams } from '../words/define.ts';
import { refusalsOfAccounts } from '../words/accounts.ts';
import { refusalsOfAchUploads } from '../words/ach-uploads.ts';
import { refusalsOfBank } from '../words/bank.ts';
import { refusalsOfBills } from '../words/bills.ts';
import { refusalsOfColleagues } from '../words/colleagues.ts';
import { refusalsOfDelayedPayments } from '../words/delayed-payments.ts';
import { refusalsOfDeposits } from '../words/deposits.ts';
import { refusalsOfDesk } from '../words/desk.ts';
import { refusalsOfDisputes } from '../words/disputes.ts';
import { refusalsOfExchange } from '../words/exchange.ts';
import { refusalsOfFeeds } from '../words/feeds.ts';
import { refusalsOfFiles } from '../words/files.ts';
import { refusalsOfFreezes } from '../words/freezes.ts';
import { refusalsOfIdentity } from '../words/identity.ts';
import { refusalsOfLoans } from '../words/loans.ts';
import { refusalsOfOutsidePayments } from '../words/outside-payments.ts';
import { refusalsOfPayees } from '../words/payees.ts';
import { refusalsOfPayments } from '../words/payments.ts';
import { refusalsOfPeople } from '../words/people.ts';
import { refusalsOfPeriods } from '../words/periods.ts';
import { refusalsOfPolicies } from '../words/policies.ts';
import { refusalsOfProofs } from '../words/proofs.ts';
import { refusalsOfRequests } from '../words/requests.ts';
import { refusalsOfSignIn } from '../words/sign-in.ts';
import { refusalsOfStaff } from '../words/staff.ts';
import { refusalsOfStepUp } from '../words/step-up.ts';
import { refusalsOfVouchers } from '../words/vouchers.ts';

export type { TextParams } from '../words/define.ts';

/**
 * Every refusal the bank can give, by its stable code. `docs/errors.md` explains each; `checks/`
 * holds the two together.
 */
export const refusals = {
  ...refusalsOfAccounts,
  ...refusalsOfAchUploads,
  ...refusalsOfBank,
  ...refusalsOfBills,
  ...refusalsOfColleagues,
  ...refusalsOfDelayedPayments,
  ...refusalsOfDeposits,
  ...refusalsOfDesk,
  ...refusalsOfDisputes,
  ...refusalsOfExchange,
  ...refusalsOfFeeds,
  ...refusalsOfFiles,
  ...refusalsOfFreezes,
  ...refusalsOfIdentity,
  ...refusalsOfLoans,
  ...refusalsOfOutsidePayments,
  ...refusalsOfPayees,
  ...refusalsOfPayments,
  ...refusalsOfPeople,
  ...refusalsOfPeriods,
  ...refusalsOfPolicies,
  ...refusalsOfProofs,
  ...refusalsOfRequests,
  ...refusalsOfSignIn,
  ...refusalsOfStaff,
  ...refusalsOfStepUp,
  ...refusalsOfVouchers,
};

export type RefusalCode = keyof typeof refusals;

/** The values in the text of a refusal; undefined where it names nothing. */
export type ParamsOf<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  params: infer Params extends z.ZodMiniType;
}
  ? z.output<Params>
  : undefined;

/**
 * The text of a refusal, from its code and its params alone. Server and clients say it with this one
 * function.
 */
export const refusalMessage = (
  code: RefusalCode,
  params: TextParams = {},
  language: Language = 'en',
): string => textIn(language, refusals[code], params);

/**
 * @returns those params that travel: the ones that the code's schema names, so that nothing that
 * was kept for the bank itself leaves it.
 */
export function shownParams(
  code: RefusalCode,
  params: TextParams | undefined,
): TextParams | undefined {
  return (refusals[code] as Refusal).params?.safeParse(params).data;
}

/** The form field a refusal belongs to, if one. */
export function refusalField(code: RefusalCode): string | undefined {
  return (refusals[code] as Refusal).field;
}

const keepsNoKey = new Set([400, 401, 403, 423, 429, 500, 503]);

/** A payment that is signed as it is sent goes with another PIN, or fee shown, and the same body. */
const ofSignature: ReadonlySet<RefusalCode> = new Set(['PIN_NOT_SET', 'FEE_CHANGED']);

/**
 * Says whether a refusal is final for its idempotency key. A refusal that the caller can mend
 * without another body is not.
 */
export function claimsKey(code: RefusalCode): boolean {
  return !keepsNoKey.has(refusals[code].status) && !ofSignature.has(code);
}
