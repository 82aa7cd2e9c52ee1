import type { AccountKind } from '../../money/accounts/accounts-store.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { NewDecision, StoredDecision } from '../../desk/stored-decision.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { there } from '../../base/invariant.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export const fundingClosing: CustomerClosing = {
  tables: { funding_proposal: 'kept: staff decline it; ACCOUNT_CLOSED refuses to book it' },
};

/** A credit above the two-person size, and its outcome. */
export interface ProposalRow extends StoredDecision {
  id: string;
  userId: string;
  accountId: string;
  accountNumber: string;
  accountKind: AccountKind;
  amountMinor: bigint;
  senderAccount: string;
  recipientBank: string;
  reference: string;
  transferDate: Temporal.Instant;
  aboveMinor: bigint;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
}

const select = `SELECT p.id, a.user_id AS "userId", p.account_id AS "accountId",
  a.number AS "accountNumber", a.kind AS "accountKind", p.amount_minor AS "amountMinor",
    p.sender_account AS "senderAccount", p.recipient_bank AS "recipientBank", p.reference,
      p.transfer_date AS "transferDate", p.above_minor AS "aboveMinor",
    p.proposed_by AS "proposedBy", u.username AS proposer, p.proposed_at AS "proposedAt",
      p.decision, p.decline_reason AS "declineReason",
    d.username AS "decidedBy", p.decided_at AS "decidedAt"
  FROM funding_proposal p JOIN customer_account a ON a.account_id = p.account_id JOIN users u
    ON u.id = p.proposed_by LEFT JOIN users d ON d.id = p.decided_by`;

export async function findProposal(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const { rows } = await db.query<ProposalRow>(`${select} WHERE p.id = $1`, [id]);
  return rows[0];
}

/**
 * A proposal locked for this transaction. It is read again after the lock, because the last holder
 * of the lock may have decided it.
 */
export async function lockProposal(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  await tx.query('SELECT FROM funding_proposal WHERE id = $1 FOR UPDATE', [id]);
  return await findProposal(tx, id);
}

/** A proposal whose case is locked. */
export const proposalOf = async (tx: Tx, id: string): Promise<ProposalRow> =>
  there(await findProposal(tx, id), `proposal ${id}`);

/** Finds the proposals that wait, oldest first. */
export async function findWaitingProposals(db: Queryable, limit: number): Promise<ProposalRow[]> {
  const { rows } = await db.query<ProposalRow>(
    `${select} WHERE p.decision IS NULL ORDER BY p.proposed_at, p.id LIMIT $1`,
    [limit],
  );
  return rows;
}

/** @returns each proposal that waits, with the colleague who proposed it. */
export async function findWaitingProposers(
  tx: Tx,
): Promise<Pick<ProposalRow, 'id' | 'proposedBy'>[]> {
  const { rows } = await tx.query<Pick<ProposalRow, 'id' | 'proposedBy'>>(
    `SELECT id, proposed_by AS "proposedBy" FROM funding_proposal WHERE decision IS NULL
      ORDER BY id`,
  );
  return rows;
}

/** Counts the proposals that wait, and finds since when the oldest does. */
export function readWaitingProposals(db: Queryable): Promise<Waiting> {
  return countWaiting(db, {
    from: 'funding_proposal WHERE decision IS NULL',
    since: 'proposed_at',
  });
}

/** Notes the decision of a proposal; the caller holds its row lock. */
export async function markProposalDecided(
  tx: Tx,
  { id, decision, declineReason, by, at }: NewDecision,
): Promise<void> {
  await tx.query(
    `UPDATE funding_proposal SET decision = $2, decline_reason = $3, decided_by = $4,
      decided_at = $5 WHERE id = $1`,
    [id, decision, declineReason ?? null, by, at],
  );
}
