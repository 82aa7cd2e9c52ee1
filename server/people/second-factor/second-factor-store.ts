import { textFromInstant } from '../../base/clock.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { sealedColumn } from '../../services/jobs/sealed-column.ts';

export interface StoredApp {
  id: string;
  userId: string;
  secretSealed: Buffer;
  begunAt: Temporal.Instant;
  /** Null while it is being set up. */
  confirmedAt: Temporal.Instant | null;
}

const columns = `id, user_id AS "userId", secret_sealed AS "secretSealed", begun_at AS "begunAt",
  confirmed_at AS "confirmedAt"`;

export const sealedSecrets = sealedColumn<StoredApp>({
  table: 'authenticator_app',
  column: 'secret_sealed',
  select: columns,
});

export async function findApp(db: Queryable, userId: string): Promise<StoredApp | undefined> {
  const { rows } = await db.query<StoredApp>(
    `SELECT ${columns} FROM authenticator_app WHERE user_id = $1`,
    [userId],
    { name: 'find-app' },
  );
  return rows[0];
}

/** The app whose codes signing in asks for; undefined while two-step sign-in is off. */
export async function findAppInUse(db: Queryable, userId: string): Promise<StoredApp | undefined> {
  const app = await findApp(db, userId);
  return app?.confirmedAt ? app : undefined;
}

/** Those of these people whose sign-in asks for codes. */
export async function findAppsInUseOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ userId: string }>(
    `SELECT user_id AS "userId" FROM authenticator_app
      WHERE user_id = ANY ($1::uuid[]) AND confirmed_at IS NOT NULL`,
    [userIds],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Begins again, in place of a setup that was never finished.
 * @returns whether it did; false when two-step sign-in is on.
 */
export async function insertApp(
  tx: Tx,
  { id, userId, secretSealed, begunAt }: Omit<StoredApp, 'confirmedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO authenticator_app AS app (user_id, id, secret_sealed, begun_at)
      VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET id = $2, secret_sealed = $3, begun_at = $4
       WHERE app.confirmed_at IS NULL`,
    [userId, id, secretSealed, begunAt],
  );
  return rowCount === 1;
}

/** Confirms an app. @returns whether this call did it: of several at once only one does. */
export async function confirmApp(
  tx: Tx,
  id: string,
  { step, now }: { step: number; now: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE authenticator_app SET confirmed_at = $2, last_step = $3 WHERE id = $1
      AND confirmed_at IS NULL`,
    [id, now, BigInt(step)],
  );
  return rowCount === 1;
}

/**
 * Uses up this half minute's code. @returns whether it was still unused: one statement decides, so
 * that of a hundred uses at once one is the first.
 */
export async function useStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE authenticator_app SET last_step = $2 WHERE id = $1 AND last_step < $2',
    [id, BigInt(step)],
  );
  return rowCount === 1;
}

/** A setup that is not finished is begun again. */
export async function deleteUnconfirmedApp(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM authenticator_app WHERE user_id = $1 AND confirmed_at IS NULL', [
    userId,
  ]);
}

/** Forgets app and recovery codes. @returns whether signing in asked for a code until now. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ confirmedAt: Temporal.Instant | null }>(
    'DELETE FROM authenticator_app WHERE user_id = $1 RETURNING confirmed_at AS "confirmedAt"',
    [userId],
  );
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  return rows[0] !== undefined && rows[0].confirmedAt !== null;
}

/** New recovery codes; the old ones open nothing any more. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await tx.query('INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    hashes,
  ]);
}

/** Uses up a recovery code. @returns whether the person had it. */
export async function useRecoveryCode(
  db: Queryable,
  userId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM recovery_code WHERE user_id = $1 AND code_hash = ANY ($2::bytea[])',
    [userId, hashes],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM recovery_code WHERE user_id = $1',
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Since when signing in asks for a code, and how many recovery codes are left. */
export async function readTwoSteps(
  db: Queryable,
  userId: string,
): Promise<{ since: string | null; recoveryCodesLeft: number }> {
  const app = await findAppInUse(db, userId);
  return {
    since: app?.confirmedAt ? textFromInstant(app.confirmedAt) : null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}
