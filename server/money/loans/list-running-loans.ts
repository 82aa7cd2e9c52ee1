import {
  runningGroups,
  runningLoansPerPage,
  type listRunningLoansRoute,
} from '../../../contract/staff-loans.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import type { AnswerOf } from '../../../contract/route.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { findBalances } from '../../ledger/balances.ts';
import { withCustomers } from './loan-case.ts';
import { placeFromText, textFromPlace, type RunningPlace } from './running-loans-place.ts';
import { findRunningLoans, readRunningTotals, type RunningLoanRow } from './running-loans-store.ts';

type Found = RunningLoanRow & RunningPlace;

/**
 * The rows after a place, one more than a page holds where there are as many: it tells that the
 * list goes on.
 */
async function findAfter(
  { bank }: SignedInContext,
  after: RunningPlace | undefined,
): Promise<Found[]> {
  const found: Found[] = [];
  const today = bank.clock.businessDay();
  for (const group of runningGroups.slice(after ? runningGroups.indexOf(after.group) : 0)) {
    const limit = runningLoansPerPage + 1 - found.length;
    if (limit === 0) break;
    const rows = await findRunningLoans(bank.db, {
      group,
      after: group === after?.group ? after : undefined,
      today,
      limit,
    });
    found.push(...rows.map((row) => ({ ...row, group })));
  }
  return found;
}

/** What customers owe together is what the books say. */
async function owedMinor({ bank }: SignedInContext): Promise<bigint> {
  const [principal] = await findBalances(bank.db, [bankAccountId('loan_principal', 'USD')]);
  return -(principal?.postedMinor ?? 0n);
}

/** One page of the loans that are approved or being paid back, with the figures of all. */
export async function listRunningLoans(
  ctx: SignedInContext,
  after: string | undefined,
): Promise<AnswerOf<typeof listRunningLoansRoute>> {
  const found = await findAfter(ctx, after === undefined ? undefined : placeFromText(after));
  const shown = found.slice(0, runningLoansPerPage);
  await recordListLook(ctx.bank.db, ctx, {
    action: 'running_loans.listed',
    people: shown.map(({ userId }) => userId),
  });
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const totals = await readRunningTotals(ctx.bank.db, ctx.bank.clock.businessDay());
  return {
    loans: await withCustomers(ctx, shown),
    next: last ? textFromPlace(last) : null,
    ...totals,
    owed: numberFromMinor(await owedMinor(ctx)),
  };
}
