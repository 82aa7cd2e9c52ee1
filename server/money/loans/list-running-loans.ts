import type { AnswerOf } from '../../../contract/calls/route.ts';
import {
  type listRunningLoansRoute,
  type RunningGroup,
  runningGroups,
  runningLoansPerPage,
} from '../../../contract/staff/staff-loans.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import { findRunningLoans, readRunningTotals, type RunningLoanRow } from './running-loans-store.ts';
import { withCustomers } from './with-customers.ts';

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

/** Reads from the books the sum that customers owe together. */
async function owedMinor({ bank }: SignedInContext): Promise<bigint> {
  const [principal] = await bank.ledger.findBalances(bank.db, [
    bankAccountId('loan_principal', 'USD'),
  ]);
  return -(principal?.postedMinor ?? 0n);
}

/** One page of the loans that are offered, accepted or being paid back, with the figures of all. */
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
    owed: await owedMinor(ctx),
  };
}

/**
 * Where a page of running loans ends: the list goes on after it, whatever has become of that loan
 * since.
 */
interface RunningPlace {
  group: RunningGroup;
  /** The moment by which the group is ordered: of acceptance, approval, first arrears or payout. */
  at: Temporal.Instant;
  id: string;
}

const written = /^([a-z]+)~(\d{1,16})~([0-9a-f-]{36})$/;

const textFromPlace = ({ group, at, id }: RunningPlace): string =>
  `${group}~${at.epochNanoseconds / 1000n}~${id}`;

/** A place as the contract lets it through. */
function placeFromText(text: string): RunningPlace {
  const [, name, micros, id] = written.exec(text) ?? [];
  const group = runningGroups.find((each) => each === name);
  invariant(group && micros && id, 'the contract takes places only');
  return { group, at: Temporal.Instant.fromEpochNanoseconds(BigInt(micros) * 1000n), id };
}
