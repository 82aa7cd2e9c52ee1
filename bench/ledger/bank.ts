import { createHash, randomUUID } from 'node:crypto';
import { auditSideRow } from '../../server/services/audit/audit-event.ts';
import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { GroupCommit } from '../../server/ledger/ledger.ts';
import { createGroupCommit } from '../../server/ledger/postgresql/group-commit.ts';
import type { PostingPlan } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { orderRow, transferSideRow } from '../../server/money/transfers/transfer-row.ts';
import { theBank } from '../../server/services/turns/caller.ts';

const accountCount = 1_000;
const startMinor = 100_000_000n;
const payloadHash = createHash('sha256').update('bench').digest('hex');
const funding = bankAccountId('staff_funding', 'USD');
const clearing = bankAccountId('clearing_ach', 'USD');

export type Shape = 'uniform' | 'hot account' | 'whole transfer';

interface Customer {
  ownerId: string;
  accountId: string;
}

/** A bank with a thousand customers, each well off. */
export interface BenchBank {
  db: Database;
  groupCommit: GroupCommit;
  customers: readonly Customer[];
  /** When its payments are booked. */
  bookedAt: () => Temporal.Instant;
}

export async function openBenchBank(
  db: Database,
  {
    connections,
    bookedAt = () => Temporal.Now.instant(),
  }: { connections?: number | undefined; bookedAt?: BenchBank['bookedAt'] } = {},
): Promise<BenchBank> {
  const customers = Array.from({ length: accountCount }, () => ({
    ownerId: randomUUID(),
    accountId: randomUUID(),
  }));
  await db.tx(async (tx) => {
    await tx.query('INSERT INTO owner (id) SELECT unnest($1::uuid[])', [
      customers.map(({ ownerId }) => ownerId),
    ]);
    await tx.query(
      `INSERT INTO account (id, gl_code, owner_id, currency) SELECT account, '2110', owner, 'USD'
        FROM unnest($1::uuid[], $2::uuid[]) AS pair (account, owner)`,
      [customers.map(({ accountId }) => accountId), customers.map(({ ownerId }) => ownerId)],
    );
    await postWithin(
      tx,
      customers.map(({ accountId }) => planOf(funding, accountId, startMinor, bookedAt())),
    );
  });
  const groupCommit = createGroupCommit(db, connections === undefined ? {} : { connections });
  return { db, customers, groupCommit, bookedAt };
}

/**
 * A payment of a cent by a random customer whose suspension is looked at: to another one (uniform),
 * to the one clearing account everybody's payments meet in (hot account), or to another one with
 * everything that the bank writes in addition to the money (whole transfer).
 */
export function randomPayment({ customers, bookedAt }: BenchBank, shape: Shape): PostingPlan {
  const payer = Math.floor(Math.random() * accountCount);
  const payee = (payer + 1 + Math.floor(Math.random() * (accountCount - 1))) % accountCount;
  const [from, to] = [customers[payer], customers[payee]] as [Customer, Customer];
  const payeeId = shape === 'hot account' ? clearing : to.accountId;
  const plan = planOf(from.accountId, payeeId, 1n, bookedAt());
  plan.preconditions.push({
    kind: 'owner_active',
    ownerId: from.ownerId,
    otherwise: 'ACCOUNT_SUSPENDED',
  });
  return shape === 'whole transfer' ? wholeTransfer(plan, from, to) : plan;
}

function planOf(
  from: string,
  to: string,
  amountMinor: bigint,
  bookedAt: Temporal.Instant,
): PostingPlan {
  return {
    claimId: randomUUID(),
    payloadHash,
    requestId: 'bench',
    preconditions: [],
    journal: {
      kind: 'local_transfer',
      actor: 'system:bench',
      channel: 'api',
      valueDate: '2026-11-21',
      businessDate: '2026-11-21',
      bookedAt: bookedAt.toString(),
      reference: 'LOCAL-1763726400000',
      memo: 'Rent',
      legs: [
        { accountId: from, amountMinor: -amountMinor },
        { accountId: to, amountMinor },
      ],
    },
    activities: [],
    sideRows: [],
    answer: { status: 201, body: { message: 'Transfer Submitted Successfully!' } },
  };
}

/** The rows are the bank's own, so that a new column is written here too. */
function wholeTransfer(plan: PostingPlan, from: Customer, to: Customer): PostingPlan {
  const now = Temporal.Now.instant();
  const transfer = orderRow({
    id: plan.claimId,
    kind: 'local',
    status: 'completed',
    payerId: from.ownerId,
    payerAccountId: from.accountId,
    payeeId: to.ownerId,
    payeeAccountId: to.accountId,
    senderAccount: '123456789',
    recipientName: 'Bob Bell',
    recipientAccount: '987654321',
    recipientBank: 'Larkmoor',
    recipientRouting: '021000021',
    amountMinor: 1n,
    transferType: 'Personal',
    reference: 'LOCAL-1763726400000',
    createdAt: now,
    bookedAt: now,
    journalId: plan.claimId,
  });
  const audit = auditSideRow(contextOf(from), {
    action: 'transfer.created',
    subject: `transfer:${plan.claimId}`,
  });
  return {
    ...plan,
    activities: [
      { ownerId: from.ownerId, transferId: plan.claimId },
      { ownerId: to.ownerId, transferId: plan.claimId },
    ],
    sideRows: [transferSideRow(transfer), audit],
  };
}

/** A line of the trail asks of its context no more than this. */
function contextOf({ ownerId }: Customer): Context {
  return {
    bank: { clock: { now: () => Temporal.Now.instant() } } as Context['bank'],
    requestId: 'bench',
    address: '127.0.0.1',
    actor: { name: `customer:${ownerId}`, channel: 'api' },
    caller: theBank,
  };
}
