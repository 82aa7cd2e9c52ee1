import type { Language } from '../../../contract/values/language.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import { derivedId } from '../../base/digest.ts';
import type { Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { SideRow } from '../../ledger/plan.ts';
import { orderReason } from './order-reasons.ts';
import type { TransferRow } from './transfer-row.ts';

/** An order on its way into the books. */
export interface TakenOrder<Row extends TransferRow> {
  row: Row;
  /** The bank's own account its amount waits on; undefined: where it goes anyway. */
  waitsOn: string | undefined;
  /** The rows that must commit with it because of the review. */
  sideRows: SideRow[];
}

function reviewSideRow(
  { id, payeeAccountId }: TransferRow,
  aboveMinor: number,
  now: Temporal.Instant,
): SideRow {
  return {
    table: 'payment_review',
    row: {
      transfer_id: id,
      payee_account_id: payeeAccountId,
      above_minor: aboveMinor,
      asked_at: now.toString(),
    },
  };
}

/** Says whether an order waits for staff: to others, on no later day, and above the review size. */
export function isReviewed(
  { aboveMinor }: Policy<'review'>,
  { status, payerId, payeeId, debitedUsdMinor }: TransferRow,
): boolean {
  const betweenOwnAccounts = payeeId !== null && payeeId === payerId;
  if (status === 'scheduled' || betweenOwnAccounts || aboveMinor === null) return false;
  return debitedUsdMinor > BigInt(aboveMinor);
}

/**
 * An order as it is booked: to others and above the review size it is debited all the same, and
 * then waits for staff, on its clearing account or, between customers of ours, on an account of its
 * own, so that its payee has nothing before it is approved. Any other goes its way, and one that
 * waits for its date is asked about then.
 */
export function reviewUnder<Row extends TransferRow>(
  { aboveMinor }: Policy<'review'>,
  row: Row,
  { now, language }: { now: Temporal.Instant; language: Language | null | undefined },
): TakenOrder<Row> {
  if (aboveMinor === null || !isReviewed({ aboveMinor }, row))
    return { row, waitsOn: undefined, sideRows: [] };
  return {
    row: {
      ...row,
      status: 'in_review',
      statusReason: orderReason('inReview', language),
      payeeId: null,
      payeeAccountId: null,
      dueAt: null,
    },
    waitsOn: row.payeeAccountId === null ? undefined : bankAccountId('payments_in_review', 'USD'),
    sideRows: [reviewSideRow(row, aboveMinor, now)],
  };
}

/** Finds those of these orders that staff have approved. */
export async function findApproved(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT transfer_id AS id FROM payment_review WHERE transfer_id = ANY ($1::uuid[])
      AND decision = 'approved'`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The journal that credits a payee of ours with what staff have approved. */
export const releaseIdOf = (transferId: string) => derivedId('review-release', transferId);
