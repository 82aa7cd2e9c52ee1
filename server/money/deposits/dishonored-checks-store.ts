import type { Queryable, Tx } from '../../db/database.ts';

/** An accepted check, as taking it back needs it. */
export interface AcceptedCheck {
  id: string;
  accountId: string;
  account: string;
  /** Its order, and the journal that credited it. */
  transferId: string;
  acceptedMinor: bigint;
  /** Its money has been booked from check collection to our account at the correspondent bank. */
  collected: boolean;
}

/** The check, whose lock the caller has; undefined unless it has been accepted. */
export async function findAcceptedCheck(tx: Tx, id: string): Promise<AcceptedCheck | undefined> {
  const { rows } = await tx.query<AcceptedCheck>(
    `SELECT d.id, d.account_id AS "accountId", a.number AS account, d.transfer_id AS "transferId",
      d.accepted_minor AS "acceptedMinor",
       d.collected_at IS NOT NULL AS collected
     FROM check_deposit d JOIN customer_account a ON a.account_id = d.account_id WHERE d.id = $1
       AND d.status = 'accepted'`,
    [id],
  );
  return rows[0];
}

/** Finds who took a check's credit back, and when; undefined where it was not taken back. */
export async function findDishonoring(
  db: Queryable,
  id: string,
): Promise<{ by: string; at: Temporal.Instant } | undefined> {
  const { rows } = await db.query<{ by: string; at: Temporal.Instant }>(
    `SELECT u.username AS by, d.dishonored_at AS at FROM check_deposit d JOIN users u
      ON u.id = d.dishonored_by WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}

interface Dishonor {
  id: string;
  by: string;
  /** Business time. */
  at: Temporal.Instant;
  reason: string;
}

export async function markCheckDishonored(tx: Tx, { id, by, at, reason }: Dishonor): Promise<void> {
  await tx.query(
    `UPDATE check_deposit SET status = 'dishonored', dishonored_by = $2, dishonored_at = $3,
      return_reason = $4 WHERE id = $1`,
    [id, by, at, reason],
  );
}
