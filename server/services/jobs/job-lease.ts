import type { Tx } from '../../db/database.ts';

/** Work that two servers at once would do twice, or over each other. */
export type LeasedWork = 'new payees' | 'search tokens';

/**
 * Keeps a kind of work to this transaction, on all servers, until its end. It locks one row of its
 * own, so neither readers nor autovacuum wait. Rows that were read before the lease was held may be
 * out of date: read them again.
 */
export async function holdLease(tx: Tx, work: LeasedWork): Promise<void> {
  await tx.query('INSERT INTO job_lease (name) VALUES ($1) ON CONFLICT DO NOTHING', [work]);
  await tx.query('SELECT FROM job_lease WHERE name = $1 FOR UPDATE', [work]);
}
