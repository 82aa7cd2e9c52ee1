import type { OrderInDoubt } from '../../../contract/people/orders-in-doubt.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { StoredUser } from '../users/users-store.ts';

/** The effect of a freeze on orders. They are a noun of a higher floor, so `server/nouns.ts` lends it. */
export interface OrdersInDoubt {
  /**
   * Locks what waits or can be taken back. Before the owner, as the jobs that pay or settle it lock:
   * two transactions then never wait for each other.
   */
  lock(tx: Tx, ctx: Context, userId: string): Promise<void>;
  /**
   * Cancels what waits and was ordered within the 72 hours before, and brings back what its customer
   * can still take back. The owner is locked by then, so nothing more is ordered.
   * @returns the ids.
   */
  cancel(tx: Tx, ctx: Context, user: StoredUser): Promise<string[]>;
  /** The orders of these ids, as people read them, oldest first. */
  show(db: Queryable, ids: readonly string[]): Promise<OrderInDoubt[]>;
  /** The orders that a freeze leaves alone: the customer gave them earlier. */
  showWaiting(db: Queryable, userId: string): Promise<OrderInDoubt[]>;
}
