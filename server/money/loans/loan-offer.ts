import { isBusinessDay, nextBusinessDay } from '../../../contract/values/business-days.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { disclosureOf, type LoanDisclosure } from '../../../contract/money/loan-disclosure.ts';
import { offerDays } from '../../../contract/money/loan-offer-days.ts';
import type { LoanState } from '../../../contract/money/loans.ts';
import { refuse } from '../../base/refusal.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { LoanRow } from './loans-store.ts';

/** The last day on which a loan that is offered today can be accepted: one on which we are open. */
export async function lastOfferDay(
  db: Queryable,
  { clock }: Pick<Bank, 'clock'>,
): Promise<CalendarDay> {
  const own = await readPolicy(db, 'holidays', clock.businessNow());
  const day = addDays(clock.businessDay(), offerDays);
  return isBusinessDay(day, own) ? day : nextBusinessDay(day, own);
}

/** The figures of a loan as the law has them disclosed. */
export const disclosureOfLoan = ({ amountMinor, rateBps, termMonths }: LoanRow): LoanDisclosure =>
  disclosureOf({ principalMinor: amountMinor, rateBps, months: termMonths });

/** The state of a loan, with its customer's answer to the offer. */
export function stateOf({ state, acceptedAt, turnedDownAt, lapsedAt }: LoanRow): LoanState {
  if (state !== 'approved') return state;
  if (acceptedAt !== null) return 'accepted';
  if (turnedDownAt !== null) return 'turned_down';
  return lapsedAt === null ? 'approved' : 'lapsed';
}

/** A loan that its customer can accept today. */
export interface OfferedLoan extends LoanRow {
  offeredUntil: CalendarDay;
}

export const isOffered = (loan: LoanRow, today: CalendarDay): loan is OfferedLoan =>
  stateOf(loan) === 'approved' && loan.offeredUntil !== null && today <= loan.offeredUntil;

/**
 * The own loan that waits for its customer's answer.
 * @throws {Refusal} LOAN_NOT_FOUND, of another's as of none; OFFER_NOT_MADE before it is approved;
 * OFFER_ANSWERED; OFFER_LAPSED after its last day, whether or not the job has been by.
 */
export function requireOffer(
  { bank, session }: SignedInContext,
  loan: LoanRow | undefined,
): OfferedLoan {
  if (!loan || loan.userId !== session.userId) return refuse('LOAN_NOT_FOUND');
  if (isOffered(loan, bank.clock.businessDay())) return loan;
  const state = stateOf(loan);
  if (state === 'accepted' || state === 'disbursed' || state === 'repaid')
    return refuse('OFFER_ANSWERED', { params: { answer: 'accepted' } });
  if (state === 'turned_down') return refuse('OFFER_ANSWERED', { params: { answer: state } });
  if (loan.offeredUntil === null) return refuse('OFFER_NOT_MADE');
  return refuse('OFFER_LAPSED', { params: { until: loan.offeredUntil } });
}
