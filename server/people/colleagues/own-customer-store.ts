import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';

/** A claim that a colleague is a certain customer, while it waits for that colleague. */
export interface OwnCustomerProposal {
  id: string;
  userId: string;
  customerId: string;
  /** The usernames of the customer and of who proposed it. */
  customer: string;
  proposer: string;
  proposedBy: string;
}

const selectWaiting = `SELECT o.id, o.user_id AS "userId", o.customer_id AS "customerId",
    c.username AS customer, p.username AS proposer, o.proposed_by AS "proposedBy"
  FROM own_customer_proposal o JOIN users c ON c.id = o.customer_id
    JOIN users p ON p.id = o.proposed_by WHERE o.decision IS NULL`;

/** All that wait. */
export async function findOwnCustomerProposals(db: Queryable): Promise<OwnCustomerProposal[]> {
  return (await db.query<OwnCustomerProposal>(selectWaiting)).rows;
}

/** The one that waits for a colleague; the caller holds the lock of `lockStaff`. */
export async function findOwnCustomerProposal(
  tx: Tx,
  userId: string,
): Promise<OwnCustomerProposal | undefined> {
  const { rows } = await tx.query<OwnCustomerProposal>(`${selectWaiting} AND o.user_id = $1`, [
    userId,
  ]);
  return rows[0];
}

/** @returns true where another of the staff is this customer, or was asked whether they are. */
export async function isLinkedToAnother(
  tx: Tx,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<boolean> {
  const { rows } = await tx.query(
    `SELECT FROM users u WHERE u.own_customer = $1 AND u.id <> $2 AND u.deleted_at IS NULL
      UNION ALL
     SELECT FROM own_customer_proposal o
      WHERE o.customer_id = $1 AND o.user_id <> $2 AND o.decision IS NULL`,
    [customerId, userId],
  );
  return rows.length > 0;
}

export async function insertOwnCustomerProposal(
  tx: Tx,
  { userId, customerId, by, now }: { userId: string; customerId: string } & Decided,
): Promise<void> {
  await tx.query(
    `INSERT INTO own_customer_proposal (id, user_id, customer_id, proposed_by, proposed_at)
      VALUES ($1, $2, $3, $4, $5)`,
    [randomUUID(), userId, customerId, by, now],
  );
}

interface Decided {
  by: string;
  now: Temporal.Instant;
}

/** Ends what waits for a colleague. @returns whether anything did. */
export async function endOwnCustomerProposal(
  tx: Tx,
  {
    userId,
    decision,
    by,
    now,
  }: { userId: string; decision: 'confirmed' | 'declined' | 'withdrawn' } & Decided,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE own_customer_proposal SET decision = $2, decided_by = $3, decided_at = $4
      WHERE user_id = $1 AND decision IS NULL`,
    [userId, decision, by, now],
  );
  return rowCount === 1;
}
