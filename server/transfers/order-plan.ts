import { auditSideRow } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import type { Claim } from '../http/handler.ts';
import type { ActivityPlan, JournalPlan, PostingPlan, Precondition, SideRow } from '../ledger/plan.ts';
import { transferSideRow, type TransferRow } from './transfer-row.ts';
import { transferView } from './transfer-view.ts';

/** Both people see the order in their own lists; between own accounts it is one row. */
export function activitiesOf(row: TransferRow): ActivityPlan[] {
  const activities: ActivityPlan[] = [];
  if (row.payerId && row.payerAccountId) activities.push({ ownerId: row.payerId, accountId: row.payerAccountId, transferId: row.id, direction: 'debit' });
  if (row.payeeId && row.payeeAccountId && row.payeeId !== row.payerId)
    activities.push({ ownerId: row.payeeId, accountId: row.payeeAccountId, transferId: row.id, direction: 'credit' });
  return activities;
}

interface OrderParts {
  row: TransferRow;
  preconditions: Precondition[];
  /** Undefined while nothing moves yet: the order is scheduled. */
  journal: JournalPlan | undefined;
  /** What a person reads when it is taken. */
  message: string;
  /** Rows that commit with it beside those every order has. */
  sideRows: SideRow[];
  /** Fields that are answered with it, where a kind of order has more than others. */
  answer?: Record<string, unknown>;
}

/** A customer's order as the ledger takes it: the posting with everything that must commit with it. Funds, limits and approval are decided there, under its locks. */
export function orderPlan(ctx: SignedInContext, claim: Claim, { row, preconditions, journal, message, sideRows, answer }: OrderParts): PostingPlan {
  const transfer = transferView(row, 'debit');
  return {
    claimId: claim.claimId,
    payloadHash: claim.payloadHash,
    requestId: ctx.requestId,
    preconditions,
    ...(journal ? { journal } : {}),
    activities: activitiesOf(row),
    sideRows: [transferSideRow(row), auditSideRow(ctx, { action: 'transfer.created', subject: `transfer:${row.id}` }), ...sideRows],
    answer: { status: 201, body: { message, transfer, status: transfer.status, fee: transfer.fee, receipt: transfer.receipt, ...answer } },
  };
}
