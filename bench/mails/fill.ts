import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';

/**
 * Orders of as many customers, each to a payee whom they have never paid, as a posting leaves them.
 * The database is opened as its owner.
 */
export async function addFirstOrders(
  db: Database,
  { from, orders, at }: { from: number; orders: number; at: Temporal.Instant },
): Promise<void> {
  const ids = Array.from({ length: orders }, () => randomUUIDv7());
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO transfer (id, kind, status, payer_id, payer_account_id, sender_account,
         recipient_name, recipient_account, recipient_bank, recipient_routing, amount_minor,
         currency, debited_usd_minor, fee_minor, reference, transfer_date, created_at)
       SELECT id, 'local', 'completed', md5('person' || n)::uuid, md5('checking' || n)::uuid,
         '904118281', 'Cleo Hart', '518830271', 'Orchard Savings', '021000021', 100, 'USD', 100, 0,
         'Rent', $3::timestamptz, $3
         FROM unnest($1::uuid[]) WITH ORDINALITY AS ids (id, place), LATERAL (SELECT place + $2) AS
           person (n)`,
      [ids, from, at],
    );
    await tx.query(
      `INSERT INTO activity (owner_id, seq, transfer_id)
       SELECT payer_id, 1, id FROM transfer WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    await tx.query(
      `UPDATE owner SET activity_count = 1 FROM transfer t
        WHERE t.payer_id = owner.id AND t.id = ANY ($1::uuid[])`,
      [ids],
    );
  });
}
