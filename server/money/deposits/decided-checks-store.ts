import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import type { StoredCheckStatus } from './checks-store.ts';

/** A check as its decision needs it. */
export interface LockedCheck {
  id: string;
  userId: string;
  accountId: string;
  account: string;
  status: StoredCheckStatus;
  statedMinor: bigint | null;
  /** The amount that the first of two people read. */
  proposedMinor: bigint | null;
  proposedBy: string | null;
  createdAt: Temporal.Instant;
  availableOn: string;
  /** The username of who decided; null while it waits. */
  decidedBy: string | null;
  decidedAt: Temporal.Instant | null;
}

async function findCheck(tx: Tx, id: string): Promise<LockedCheck | undefined> {
  const { rows } = await tx.query<LockedCheck>(
    `SELECT d.id, d.user_id AS "userId", d.account_id AS "accountId", a.number AS account, d.status,
      d.stated_minor AS "statedMinor", d.proposed_minor AS "proposedMinor",
      d.proposed_by AS "proposedBy",
       d.created_at AS "createdAt", d.available_on AS "availableOn", u.username AS "decidedBy",
         d.decided_at AS "decidedAt"
     FROM check_deposit d JOIN customer_account a ON a.account_id = d.account_id LEFT JOIN users u
       ON u.id = d.decided_by
     WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}

/** A check, locked until the transaction ends: of two decisions the second sees the first. */
export async function lockCheck(tx: Tx, id: string): Promise<LockedCheck | undefined> {
  // Locked before it is read: a row that was waited for is joined with what it said before.
  await tx.query('SELECT FROM check_deposit WHERE id = $1 FOR UPDATE', [id]);
  return await findCheck(tx, id);
}

/** A check that is locked already. */
export async function checkOf(tx: Tx, id: string): Promise<LockedCheck> {
  const check = await findCheck(tx, id);
  invariant(check, `check ${id} is there`);
  return check;
}

/** Marks a check that staff look at; its customer reads so from now on. */
export async function startCheckReview(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `UPDATE check_deposit SET status = 'in_review' WHERE id = $1 AND status = 'received'`,
    [id],
  );
}

/** Counts the checks that wait, and says since when the oldest does. */
export function readWaitingChecks(db: Queryable): Promise<Waiting> {
  return countWaiting(db, {
    from: `check_deposit WHERE status IN ('received', 'in_review')`,
    since: 'created_at',
  });
}

interface CheckDecision {
  id: string;
  by: string;
  /** Business time. */
  at: Temporal.Instant;
}

/** Checks that wait for a second person, and who has read each. */
export async function findChecksReadOnce(tx: Tx): Promise<{ id: string; proposedBy: string }[]> {
  const { rows } = await tx.query<{ id: string; proposedBy: string }>(
    `SELECT id, proposed_by AS "proposedBy" FROM check_deposit
      WHERE proposed_by IS NOT NULL AND status IN ('received', 'in_review') ORDER BY id`,
  );
  return rows;
}

/** Keeps the reading of the first of two people, in place of an earlier one; null: none counts. */
export async function writeCheckProposal(
  tx: Tx,
  id: string,
  proposal: { by: string; amountMinor: bigint } | null,
): Promise<void> {
  await tx.query('UPDATE check_deposit SET proposed_minor = $2, proposed_by = $3 WHERE id = $1', [
    id,
    proposal?.amountMinor ?? null,
    proposal?.by ?? null,
  ]);
}

export async function markCheckAccepted(
  tx: Tx,
  {
    id,
    by,
    at,
    amountMinor,
    transferId,
  }: CheckDecision & { amountMinor: bigint; transferId: string },
): Promise<void> {
  await tx.query(
    `UPDATE check_deposit SET status = 'accepted', decided_by = $2, decided_at = $3,
      accepted_minor = $4, transfer_id = $5, journal_id = $5 WHERE id = $1`,
    [id, by, at, amountMinor, transferId],
  );
}

export async function markCheckReturned(
  tx: Tx,
  { id, by, at, reason }: CheckDecision & { reason: string },
): Promise<void> {
  await tx.query(
    `UPDATE check_deposit SET status = 'returned', decided_by = $2, decided_at = $3,
      return_reason = $4 WHERE id = $1`,
    [id, by, at, reason],
  );
}
