import type { PolicyName } from '../../../contract/values/policy.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { staffIdOf } from '../../people/users/name-actors.ts';

/**
 * A deed of the staff on a policy, as it is kept: a value from an instant on, or the withdrawal of
 * such a change.
 */
export interface StoredChange {
  name: PolicyName;
  version: number;
  value: unknown;
  withdraws: number | null;
  effectiveFrom: Temporal.Instant;
  /** As in the audit trail. */
  setBy: string;
  /** The username, where it was a person. */
  setByName: string | null;
  /** The second person, where two were needed, as in the audit trail. */
  approvedBy: string | null;
  approvedByName: string | null;
  reason: string;
  setAt: Temporal.Instant;
}

/**
 * Every change and withdrawal of a policy, newest first: what is in force may be older than any
 * number of plans that were withdrawn since.
 */
export async function findChanges(db: Queryable, name: PolicyName): Promise<StoredChange[]> {
  const { rows } = await db.query<StoredChange>(
    `SELECT policy.name, version, value, withdraws, effective_from AS "effectiveFrom",
      set_by AS "setBy", s.username AS "setByName", approved_by AS "approvedBy",
      a.username AS "approvedByName", reason, set_at AS "setAt"
       FROM policy LEFT JOIN users s ON s.id = ${staffIdOf('set_by')}
         LEFT JOIN users a ON a.id = ${staffIdOf('approved_by')}
      WHERE policy.name = $1 ORDER BY version DESC`,
    [name],
  );
  return rows;
}

/** A change that is still ahead and that no second person has approved. */
interface PlanOfOne extends Pick<StoredChange, 'name' | 'version'> {
  /** The id of the person. */
  setBy: string;
}

/** All of them, of every policy, the newest first. */
export async function findPlansOfOne(tx: Tx, now: Temporal.Instant): Promise<PlanOfOne[]> {
  const { rows } = await tx.query<PlanOfOne>(
    `SELECT plan.name, plan.version, author.id AS "setBy" FROM policy plan
      JOIN users author ON author.id = ${staffIdOf('plan.set_by')}
      WHERE plan.effective_from > $1 AND plan.value IS NOT NULL AND plan.approved_by IS NULL
        AND NOT EXISTS (SELECT FROM policy withdrawal WHERE withdrawal.name = plan.name
          AND withdrawal.withdraws = plan.version)
      ORDER BY plan.name, plan.version DESC`,
    [now],
  );
  return rows;
}

/**
 * Writes the change with its number, unless that number was written since.
 * @returns whether it was written.
 */
export async function insertChange(
  tx: Tx,
  change: Omit<StoredChange, 'setByName' | 'approvedByName'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO policy (name, version, value, withdraws, effective_from, set_by, reason, set_at,
      approved_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (name, version) DO NOTHING`,
    [
      change.name,
      change.version,
      change.value === null ? null : JSON.stringify(change.value),
      change.withdraws,
      change.effectiveFrom,
      change.setBy,
      change.reason,
      change.setAt,
      change.approvedBy,
    ],
  );
  return rowCount === 1;
}
