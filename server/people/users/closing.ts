import type { Closing } from '../../../contract/staff/user-sheet.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Figures of the page that staff read before they close a customer, and what counts each. */
type Counts = Partial<
  Record<Exclude<keyof Closing, 'money'>, (tx: Tx, userId: string) => Promise<number>>
>;

/**
 * The fate of a table's rows about the customer: gone, marked as over, or left as they are for the
 * reason given.
 */
type Fate = 'deleted' | 'closed' | `kept: ${string}`;

/**
 * The part of one noun when staff close a customer. `server/nouns.ts` says their order;
 * `deleteUser` goes through the list once for each step, all in one transaction.
 */
export interface CustomerClosing {
  /**
   * Each table of the noun that refers to a customer, directly or through another table. A test
   * asks the database for such tables, so that none is forgotten.
   */
  tables: Record<string, Fate>;
  /**
   * Locks the rows that the bank's own jobs change. The nouns lock in the order of their list, which
   * is the order of those jobs, so that two transactions cannot wait for each other.
   */
  lock?(tx: Tx, ctx: SignedInContext, userId: string): Promise<void>;
  /** The things to decide or pay first: while one of these is not zero, nothing is closed. */
  blocks?: Counts;
  /** The things that end with the customer. */
  ends?: Counts;
  /** Credits what the customer is owed, or frees what was held: all of it can be paid out after. */
  settle?(tx: Tx, ctx: SignedInContext, userId: string): Promise<void>;
  /** Cancels what would be paid later. @returns how many orders. */
  cancelOrders?(tx: Tx, userId: string): Promise<number>;
  /**
   * Ends everything else, once the accounts are empty. It changes rows that no transaction holds
   * while it waits for those of `lock`.
   */
  close?(tx: Tx, ctx: SignedInContext, userId: string): Promise<void>;
}
