import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findConfirmation } from '../approvals/authorisations-store.ts';
import { findBalancesAfter } from './balances-after-store.ts';
import { findRecipientTown } from './recipient-towns-store.ts';
import type { TransferRow, TransferStatus } from './transfer-row.ts';
import { reasonSeenBy, shownStatus, transferView } from './transfer-view.ts';
import { findListedTransfer, type ListedTransfer } from './transfers-store.ts';

type Step = TransferReceipt['steps'][number];

/** Finds the status of the order when it was made: only later changes are kept. */
function firstStatus(
  { status, transferDate, createdAt, bookedAt }: TransferRow,
  changes: readonly StoredStep[],
): Step['status'] {
  if (changes.length === 0) return shownStatus[status];
  return bookedAt === null ||
    (Temporal.Instant.compare(transferDate, createdAt) > 0 &&
      Temporal.Instant.compare(bookedAt, createdAt) > 0)
    ? 'Scheduled'
    : 'Pending';
}

/**
 * From the order to where it is now. A change that reads the same is one step, unless it has
 * something to say: that staff look at it, that they approved.
 */
function stepsOf(row: ListedTransfer, kept: readonly StoredStep[]): Step[] {
  const seen = (reason: string | null) => reasonSeenBy(row.direction, row, reason);
  const changes = kept.map((change) => ({ ...change, reason: seen(change.reason) }));
  const steps: Step[] = [
    { status: 'Submitted', at: textFromInstant(row.createdAt), reason: null },
    {
      status: firstStatus(row, changes),
      at: textFromInstant(row.createdAt),
      reason: changes.length === 0 ? seen(row.statusReason) : null,
    },
  ];
  for (const { status, reason, at } of changes) {
    const step: Step = { status: shownStatus[status], at: textFromInstant(at), reason };
    const last = steps.at(-1);
    if (last?.status !== step.status || (last.reason !== null && reason !== null)) steps.push(step);
    else if (reason !== null) steps[steps.length - 1] = { ...last, reason };
  }
  return steps;
}

async function balanceAfterOf(
  db: Queryable,
  { id, direction, journalId, payerAccountId, payeeAccountId }: ListedTransfer,
): Promise<bigint | null> {
  const accountId = direction === 'debit' ? payerAccountId : payeeAccountId;
  return (await findBalancesAfter(db, [{ id, journalId, accountId }])).get(id) ?? null;
}

async function confirmationOf(
  db: Queryable,
  { id, direction }: ListedTransfer,
): Promise<TransferReceipt['confirmation']> {
  const found = direction === 'debit' ? await findConfirmation(db, id) : undefined;
  return found ? { passkey: found.passkey, at: textFromInstant(found.at) } : null;
}

/** An order in full, as its payer or payee sees it. */
export async function receiptOf(db: Queryable, row: ListedTransfer): Promise<TransferReceipt> {
  const { transferType, recipientRouting, recipientSwift, recipientIban, recipientCountry } = row;
  return {
    ...transferView(row, row.direction),
    transferType,
    recipientRouting,
    recipientSwift,
    recipientIban,
    recipientTown: row.kind === 'international' ? await findRecipientTown(db, row.id) : null,
    recipientCountry,
    dueAt: row.dueAt && textFromInstant(row.dueAt),
    balanceAfter: await balanceAfterOf(db, row),
    confirmation: await confirmationOf(db, row),
    steps: stepsOf(row, await findSteps(db, row.id)),
  };
}

/**
 * Shows one own order in full, without what its customer calls the payee: as it is printed and
 * handed on.
 * @throws {Refusal} TRANSFER_NOT_FOUND: another customer's order and none read the same.
 */
export async function transferReceipt(ctx: SignedInContext, id: string): Promise<TransferReceipt> {
  const { db } = ctx.bank;
  return await receiptOf(
    db,
    (await findListedTransfer(db, ctx.session.userId, id)) ?? refuse('TRANSFER_NOT_FOUND'),
  );
}

interface StoredStep {
  status: TransferStatus;
  reason: string | null;
  at: Temporal.Instant;
}

/** Every change of an order's status since it was made, oldest first. */
async function findSteps(db: Queryable, transferId: string): Promise<StoredStep[]> {
  const { rows } = await db.query<StoredStep>(
    'SELECT status, reason, at FROM transfer_step WHERE transfer_id = $1 ORDER BY id',
    [transferId],
    {
      name: 'find-transfer-steps',
    },
  );
  return rows;
}
