import type { JournalView } from '../../../contract/staff/books.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { findFileOfOrder } from '../../money/ach/shown-files-store.ts';
import { settlementIdOf } from '../../money/transfers/settle-transfers.job.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { viewAccounts } from './book-accounts.ts';
import { findBookAccounts } from './book-accounts-store.ts';
import {
  findJournal,
  findLegs,
  findOrders,
  findTrailOf,
  type StoredJournal,
  type StoredOrder,
  type StoredTrailLine,
} from './journals-store.ts';

const orderSubject = /^transfer:([0-9a-f-]{36})$/;

/**
 * The order a journal belongs to: booked, settled or reversed by it. One request of a job may treat
 * many orders.
 */
async function findOrderOf(
  db: Queryable,
  journal: StoredJournal,
  trail: readonly StoredTrailLine[],
): Promise<StoredOrder | undefined> {
  const named = trail.flatMap(({ subject }) => orderSubject.exec(subject)?.[1] ?? []);
  const candidates = await findOrders(db, [...new Set([journal.id, ...named])]);
  return candidates.find(
    ({ id, journalId }) =>
      id === journal.id ||
      journalId === journal.id ||
      settlementIdOf(id) === journal.id ||
      (journalId !== null && journalId === journal.reverses),
  );
}

async function viewLegs(db: Queryable, journalId: string): Promise<JournalView['legs']> {
  const legs = await findLegs(db, journalId);
  const accounts = await viewAccounts(
    db,
    await findBookAccounts(
      db,
      legs.map(({ accountId }) => accountId),
    ),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return legs.flatMap(({ accountId, seq, amountMinor, balanceAfterMinor }) => {
    const account = byId.get(accountId);
    return account
      ? [
          {
            account,
            seq: Number(seq),
            amount: amountMinor,
            balanceAfter: balanceAfterMinor,
          },
        ]
      : [];
  });
}

/** One journal down to the person and the request; the look itself is kept in the trail. */
export async function showJournal(ctx: SignedInContext, id: string): Promise<JournalView> {
  const { db } = ctx.bank;
  const journal = (await findJournal(db, id)) ?? refuse('JOURNAL_NOT_FOUND');
  await recordAudit(db, ctx, { action: 'journal.viewed', subject: `journal:${id}` });
  const trail = await findTrailOf(db, journal);
  const order = await findOrderOf(db, journal, trail);
  const ownTrail = order
    ? trail.filter(({ subject }) => subject === `transfer:${order.id}`)
    : trail;
  const nameOf = await nameActors(db, [journal.actor, ...ownTrail.map(({ actor }) => actor)]);
  const file = order?.kind === 'direct_deposit' ? await findFileOfOrder(db, order.id) : undefined;
  const { reverses, reversedBy } = journal;
  return {
    id,
    kind: journal.kind,
    actor: nameOf(journal.actor),
    channel: journal.channel,
    requestId: journal.requestId,
    valueDate: journal.valueDate,
    businessDate: journal.businessDate,
    bookedAt: textFromInstant(journal.bookedAt),
    reference: journal.reference,
    memo: journal.memo,
    ...(reverses !== null && { reverses }),
    ...(reversedBy !== null && { reversedBy }),
    legs: await viewLegs(db, id),
    ...(order && {
      transfer: {
        id: order.id,
        kind: order.kind,
        status: order.status,
        recipientName: order.recipientName,
      },
    }),
    ...(file && {
      file: { id: file.file, name: file.name, line: Number(file.line), trace: file.trace },
    }),
    trail: ownTrail.slice(0, 20).map(({ at, actor, action, address, requestId }) => ({
      at: textFromInstant(at),
      actor: nameOf(actor),
      action,
      address,
      requestId,
    })),
  };
}
