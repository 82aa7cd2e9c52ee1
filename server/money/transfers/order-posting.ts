import { formatMoney } from '../../../contract/values/money.ts';
import { auditSideRow, type AuditEvent } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import type { ActivityPlan, JournalPlan, PostingPlan, SideRow } from '../../ledger/plan.ts';
import { transferSideRow, type TransferRow } from './transfer-row.ts';

/** Both people see the order in their own lists; between own accounts it is one row. */
export function activitiesOf(row: TransferRow): ActivityPlan[] {
  const activities: ActivityPlan[] = [];
  if (row.payerId && row.payerAccountId)
    activities.push({
      ownerId: row.payerId,
      transferId: row.id,
    });
  if (row.payeeId && row.payeeAccountId && row.payeeId !== row.payerId)
    activities.push({
      ownerId: row.payeeId,
      transferId: row.id,
    });
  return activities;
}

/** The claim and the conditions that an order is booked under, and the answer to the caller. */
export type OrderBase = Pick<PostingPlan, 'claimId' | 'payloadHash'> &
  Partial<Pick<PostingPlan, 'preconditions' | 'giver' | 'answer' | 'kept'>>;

interface OrderParts {
  row: TransferRow;
  /** Undefined where nothing moves: the order waits for its date, or could not be paid. */
  journal?: JournalPlan | undefined;
  /** The line of the trail about it. */
  trail: AuditEvent;
  /** Rows that commit with it besides. */
  sideRows?: readonly SideRow[];
}

/**
 * A new order as the ledger takes it: the posting with everything that must commit with it, the
 * order itself, its lines in the lists and in the trail.
 */
export function orderPosting(
  ctx: Context,
  base: OrderBase,
  { row, journal, trail, sideRows = [] }: OrderParts,
): PostingPlan {
  return {
    preconditions: [],
    answer: null,
    ...base,
    requestId: ctx.requestId,
    ...(journal ? { journal } : {}),
    activities: activitiesOf(row),
    sideRows: [transferSideRow(row), auditSideRow(ctx, trail), ...sideRows],
    inWords: inWords(row),
  };
}

function inWords({
  reference,
  amountMinor,
  currency,
  recipientName,
  payerId,
}: TransferRow): string {
  const amount = formatMoney({ minor: amountMinor, currency });
  const payer = payerId === null ? 'the bank' : `customer ${payerId}`;
  return `${reference}: ${amount} to ${recipientName}, by ${payer}`;
}
