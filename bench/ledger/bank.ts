import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/bank-accounts.ts';
import { createLane, type Lane } from '../../server/ledger/lane.ts';
import type { PostingPlan } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/post.ts';

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
  lane: Lane;
  customers: readonly Customer[];
}

export async function openBenchBank(db: Database, connections?: number): Promise<BenchBank> {
  const customers = Array.from({ length: accountCount }, () => ({ ownerId: randomUUID(), accountId: randomUUID() }));
  await db.tx(async (tx) => {
    await tx.query('INSERT INTO owner (id) SELECT unnest($1::uuid[])', [customers.map(({ ownerId }) => ownerId)]);
    await tx.query(
      `INSERT INTO account (id, gl_code, owner_id, currency) SELECT account, '2110', owner, 'USD' FROM unnest($1::uuid[], $2::uuid[]) AS pair (account, owner)`,
      [customers.map(({ accountId }) => accountId), customers.map(({ ownerId }) => ownerId)],
    );
    await postWithin(
      tx,
      customers.map(({ accountId }) => planOf(funding, accountId, startMinor)),
    );
  });
  return { db, customers, lane: createLane(db, connections === undefined ? {} : { connections }) };
}

/**
 * A payment of a cent by a random customer whose suspension is looked at: to another one (uniform), to the one clearing account everybody's payments meet in
 * (hot account), or to another one with everything the bank writes beside the money (whole transfer).
 */
export function randomPayment({ customers }: BenchBank, shape: Shape): PostingPlan {
  const payer = Math.floor(Math.random() * accountCount);
  const payee = (payer + 1 + Math.floor(Math.random() * (accountCount - 1))) % accountCount;
  const [from, to] = [customers[payer], customers[payee]] as [Customer, Customer];
  const plan = planOf(from.accountId, shape === 'hot account' ? clearing : to.accountId, 1n);
  plan.preconditions.push({ kind: 'owner_active', ownerId: from.ownerId, otherwise: 'ACCOUNT_SUSPENDED' });
  return shape === 'whole transfer' ? wholeTransfer(plan, from, to) : plan;
}

function planOf(from: string, to: string, amountMinor: bigint): PostingPlan {
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
      bookedAt: new Date().toISOString(),
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

function wholeTransfer(plan: PostingPlan, from: Customer, to: Customer): PostingPlan {
  const now = new Date().toISOString();
  const transfer = {
    id: plan.claimId,
    kind: 'local',
    status: 'completed',
    payer_id: from.ownerId,
    payer_account_id: from.accountId,
    payee_id: to.ownerId,
    payee_account_id: to.accountId,
    sender_account: '123456789',
    recipient_name: 'Bob Bell',
    recipient_account: '987654321',
    recipient_bank: 'Larkmoor',
    recipient_routing: '021000021',
    amount_minor: 1,
    currency: 'USD',
    debited_usd_minor: 1,
    fee_minor: 0,
    transfer_type: 'Personal',
    reference: 'LOCAL-1763726400000',
    transfer_date: now,
    created_at: now,
    booked_at: now,
    journal_id: plan.claimId,
  };
  const audit = {
    id: randomUUID(),
    at: now,
    actor: `customer:${from.ownerId}`,
    action: 'transfer.created',
    subject: `transfer:${plan.claimId}`,
    request_id: 'bench',
    address: '127.0.0.1',
    details: {},
  };
  return {
    ...plan,
    activities: [
      { ...from, transferId: plan.claimId, direction: 'debit' },
      { ...to, transferId: plan.claimId, direction: 'credit' },
    ],
    sideRows: [
      { table: 'transfer', row: transfer },
      { table: 'audit_event', row: audit },
    ],
  };
}
