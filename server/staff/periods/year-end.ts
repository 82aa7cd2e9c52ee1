import type { Period } from '../../../contract/values/periods.ts';
import { lastDayOf } from '../../../contract/values/periods.ts';
import type { Currency } from '../../../contract/values/money.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { postRequestWithin } from '../../ledger/post-one.ts';
import { journalBy, journalStamp } from '../../money/journals/journal-stamp.ts';

interface Moved {
  accountId: string;
  currency: Currency;
  minor: bigint;
}

/** Empties what each account of income and expense earned in the year into equity, by currency. */
async function planLegs(tx: Tx, year: Period): Promise<Leg[]> {
  const { rows } = await tx.query<Moved>(
    `SELECT account.id AS "accountId", moved.currency, moved.minor FROM year_movements($1) AS moved
      JOIN account ON account.gl_code = moved.gl_code AND account.currency = moved.currency
        AND account.owner_id IS NULL
     ORDER BY moved.gl_code, moved.currency`,
    [Number(year)],
  );
  const profit = new Map<Currency, bigint>();
  for (const { currency, minor } of rows)
    profit.set(currency, (profit.get(currency) ?? 0n) + minor);
  return [
    ...rows.map(({ accountId, minor }) => ({ accountId, amountMinor: -minor })),
    ...[...profit]
      .filter(([, minor]) => minor !== 0n)
      .map(([currency, amountMinor]) => ({
        accountId: bankAccountId('equity', currency),
        amountMinor,
      })),
  ];
}

const planOf = (
  ctx: SignedInContext,
  claimId: string,
): Omit<PostingPlan, 'journal'> & { answer: null } => ({
  claimId,
  payloadHash: digestOf([claimId]),
  requestId: ctx.requestId,
  preconditions: [],
  activities: [],
  sideRows: [],
  answer: null,
});

/**
 * Moves the profit of a year to equity: what its accounts moved in the year, whatever was booked
 * since, dated at its last day and booked today. Once for each sign-off.
 * @returns its journal; null where nothing was earned or spent.
 */
export async function postYearEnd(
  tx: Tx,
  ctx: SignedInContext,
  { year, generation }: { year: Period; generation: number },
): Promise<string | null> {
  const legs = await planLegs(tx, year);
  if (legs.length === 0) return null;
  const claimId = derivedId('year-end', year, String(generation));
  await postRequestWithin(ctx.bank.ledger, tx, {
    ...planOf(ctx, claimId),
    journal: journalBy(ctx, {
      kind: 'year_end',
      reference: `YEAR-END-${year}`,
      memo: `Profit of ${year} to equity`,
      valueDate: lastDayOf(year),
      legs,
    }),
  });
  return claimId;
}

/** Takes the profit of a year out of equity again, whose sign-off is superseded. */
export async function reverseYearEnd(
  tx: Tx,
  ctx: SignedInContext,
  { year, journalId }: { year: Period; journalId: string },
): Promise<void> {
  const { ledger } = ctx.bank;
  const plan = await ledger.reversalPlan(tx, journalId, {
    ...planOf(ctx, derivedId('year-end-reversed', journalId)),
    ...journalStamp(ctx),
    kind: 'year_end',
    valueDate: lastDayOf(year),
    memo: `Profit of ${year} back from equity`,
  });
  await postRequestWithin(ledger, tx, plan);
}
