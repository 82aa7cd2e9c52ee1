import type { Currency } from '../../../contract/values/money.ts';
import type { Queryable } from '../../db/database.ts';

/** A leg that undoes a journal, with the account that it is on. */
export interface UndoingLeg {
  accountId: string;
  /** All of it: customers may have spent a part. */
  amountMinor: bigint;
  code: string;
  currency: Currency;
  /** Null: the bank's own. */
  ownerId: string | null;
  isClosed: boolean;
}

/** The journal with which a chain of undoing began, and the legs that undo its last one. */
export interface Undoing {
  root: string;
  rootKind: string;
  /** The number of journals that have undone one another since. */
  depth: number;
  legs: UndoingLeg[];
}

/** Reads what undoing a journal posts, where all that it moved is still there. */
export async function findUndoing(db: Queryable, journalId: string): Promise<Undoing> {
  const { rows } = await db.query<UndoingLeg & Omit<Undoing, 'legs'>>(
    `SELECT root, root_kind AS "rootKind", depth, account.id AS "accountId",
        minor AS "amountMinor", gl_code AS code, currency, owner_id AS "ownerId",
        status = 'closed' AS "isClosed"
       FROM undoing_of($1) JOIN account ON account.id = account_id ORDER BY place`,
    [journalId],
  );
  const [{ root, rootKind, depth } = { root: journalId, rootKind: '', depth: 0 }] = rows;
  const legs = rows.map(({ accountId, amountMinor, code, currency, ownerId, isClosed }) => ({
    accountId,
    amountMinor,
    code,
    currency,
    ownerId,
    isClosed,
  }));
  return { root, rootKind, depth, legs };
}

/** Finds the order that a journal has booked, among those of the people whose accounts it touched. */
export async function findOrderOfJournal(
  db: Queryable,
  journalId: string,
  people: readonly string[],
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM transfer WHERE id = $1 AND journal_id = $1
     UNION SELECT id FROM transfer WHERE payer_id = ANY ($2::uuid[]) AND journal_id = $1`,
    [journalId, people],
  );
  return rows[0]?.id;
}

/** A debt of a customer that a journal made. */
export interface Debt {
  journalId: string;
  userId: string;
  amountMinor: bigint;
  /** The part that is still owed. */
  openMinor: bigint;
  madeAt: Temporal.Instant;
}

const debt = `SELECT journal_id AS "journalId", user_id AS "userId",
  amount_minor AS "amountMinor", open_minor AS "openMinor", made_at AS "madeAt" FROM receivable`;

/** The debts that a journal made: of one customer, as a rule. */
export async function findDebtsOfJournal(db: Queryable, journalId: string): Promise<Debt[]> {
  const { rows } = await db.query<Debt>(`${debt} WHERE journal_id = $1`, [journalId]);
  return rows;
}

/** The debts of a customer that are still owed, oldest first. */
export async function findDebtsOfCustomer(db: Queryable, userId: string): Promise<Debt[]> {
  const { rows } = await db.query<Debt>(
    `${debt} WHERE user_id = $1 AND open_minor > 0 ORDER BY made_at, journal_id`,
    [userId],
  );
  return rows;
}
