import type { CheckFlag } from '../../../contract/staff/check-reviews.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export type StoredCheckStatus = 'received' | 'in_review' | 'accepted' | 'returned' | 'dishonored';

export interface NewCheck {
  id: string;
  userId: string;
  accountId: string;
  frontFileId: string;
  backFileId: string;
  statedMinor: bigint | null;
  frontDigest: Buffer;
  backDigest: Buffer;
  frontLikeness: string;
  flags: readonly CheckFlag[];
  createdAt: Temporal.Instant;
  expectedOn: string;
  availableOn: string;
}

export interface CheckRow {
  id: string;
  account: string;
  status: StoredCheckStatus;
  frontFileId: string;
  backFileId: string;
  statedMinor: bigint | null;
  acceptedMinor: bigint | null;
  createdAt: Temporal.Instant;
  expectedOn: string;
  availableOn: string;
  /** In the words that its customer read. */
  returnReason: string | null;
}

export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  await tx.query(
    `INSERT INTO check_deposit (id, user_id, account_id, front_file_id, back_file_id, status,
      stated_minor, front_digest, back_digest, front_likeness, flags,
       created_at, expected_on, available_on)
     VALUES ($1, $2, $3, $4, $5, 'received', $6, $7, $8, $9::bit(256), $10, $11, $12, $13)`,
    [
      check.id,
      check.userId,
      check.accountId,
      check.frontFileId,
      check.backFileId,
      check.statedMinor,
      check.frontDigest,
      check.backDigest,
      check.frontLikeness,
      [...check.flags],
      check.createdAt,
      check.expectedOn,
      check.availableOn,
    ],
  );
}

const columns = `d.id, a.number AS account, d.status, d.front_file_id AS "frontFileId",
  d.back_file_id AS "backFileId", d.stated_minor AS "statedMinor",
  d.accepted_minor AS "acceptedMinor", d.created_at AS "createdAt", d.expected_on AS "expectedOn",
  d.available_on AS "availableOn", d.return_reason AS "returnReason"`;

/** Newest first. */
export async function findChecksOf(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<CheckRow[]> {
  const { rows } = await db.query<CheckRow>(
    `SELECT ${columns} FROM check_deposit d JOIN customer_account a ON a.account_id = d.account_id
     WHERE d.user_id = $1 ORDER BY d.created_at DESC, d.id LIMIT $2`,
    [userId, limit],
    { name: 'find-checks-of' },
  );
  return rows;
}

interface Span {
  userId: string;
  from: Temporal.Instant;
  /** Not included. */
  until: Temporal.Instant;
  /** A check that is not counted. */
  except: string | undefined;
}

/**
 * Sums a customer's checks of some time: as accepted, else as stated. One that was returned counts
 * for nothing; one that came back unpaid was credited.
 */
export async function sumChecks(
  db: Queryable,
  { userId, from, until, except }: Span,
): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(
    `SELECT coalesce(sum(coalesce(accepted_minor, stated_minor, 0)), 0)::int8 AS sum
      FROM check_deposit
     WHERE user_id = $1 AND created_at >= $2 AND created_at < $3 AND status <> 'returned'
       AND id IS DISTINCT FROM $4::uuid`,
    [userId, from, until, except ?? null],
  );
  return rows[0]?.sum ?? 0n;
}

/** Counts the checks of a customer that staff have not decided yet. */
async function countWaitingChecks(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM check_deposit WHERE user_id = $1
      AND status IN ('received', 'in_review')`,
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

interface Likeness {
  userId: string;
  /** As the same picture is kept under each key. */
  frontDigests: readonly Buffer[];
  frontLikeness: string;
  /** The number of the 256 bits that may differ. */
  atMost: number;
  statedMinor: bigint | null;
  since: Temporal.Instant;
}

/**
 * Says whether the very same picture came before, from anybody; and whether this customer has
 * lately sent one that looks like it. All checks of one payer look alike, so one that was stated to
 * be of another amount is not meant.
 */
export async function findEarlierLike(
  db: Queryable,
  like: Likeness,
): Promise<{ same: boolean; alike: boolean }> {
  const { rows } = await db.query<{ same: boolean; alike: boolean }>(
    `SELECT EXISTS (SELECT FROM check_deposit WHERE front_digest = ANY ($2::bytea[])) AS same,
       EXISTS (SELECT FROM check_deposit WHERE user_id = $1 AND created_at > $6
         AND bit_count(front_likeness # $3::bit(256)) <= $4
         AND coalesce(accepted_minor, stated_minor, $5::int8) IS NOT DISTINCT
           FROM coalesce($5::int8, accepted_minor, stated_minor)) AS alike`,
    [like.userId, like.frontDigests, like.frontLikeness, like.atMost, like.statedMinor, like.since],
  );
  return rows[0] ?? { same: false, alike: false };
}

export const depositsClosing: CustomerClosing = {
  tables: {
    check_deposit: 'kept: an accepted check may still come back unpaid',
    check_hold: 'kept: with its check',
  },
  blocks: { waitingChecks: countWaitingChecks },
};

/** A check's name in histories and lists, e.g. `CHECK-3F2A91BC`. */
export function checkReference(id: string): string {
  return `CHECK-${id.slice(0, 8).toUpperCase()}`;
}
