import type { RecentRecipient } from '../../../contract/recipients.ts';
import type { Queryable } from '../../db/database.ts';
import { outsideKindsSql } from './transfer-row.ts';

/** How far back it looks, in orders; so it costs the same for a customer of ten years. */
const latestOrders = 500n;
const most = 50;

/** Scammers let a small payment go ahead of the large one: it makes no payee a known one on that day. */
const knownAfterHours = 24;

/**
 * Whom a customer's latest transfers and bills went to, each once, latest first, and whether a
 * payment to the account, under whatever name, was completed a day ago or earlier and not reported. What came to nothing does not
 * count, nor does an own account: money is moved there.
 */
export async function findRecentRecipients(
  db: Queryable,
  ownerId: string,
  now: Temporal.Instant,
): Promise<RecentRecipient[]> {
  const { rows } = await db.query<RecentRecipient>(
    `SELECT kind, recipient_name AS "recipientName", recipient_account AS "recipientAccount",
      recipient_bank AS "recipientBank",
            recipient_routing AS "recipientRouting", recipient_swift AS "recipientSwift",
              recipient_iban AS "recipientIban", recipient_country AS "recipientCountry",
            bill_type AS "billType", nickname, is_paid AS "isPaid",
            id AS "order"
       FROM (
         SELECT DISTINCT ON (t.kind, lower(t.recipient_name), t.recipient_account,
           t.recipient_routing, t.recipient_swift, t.recipient_iban) t.*
           FROM (
             SELECT paid.*, n.nickname, a.seq, bool_or(paid.status IN ('completed', 'approved')
                 AND coalesce(paid.booked_at, paid.created_at) <= $4
                 AND NOT EXISTS (SELECT FROM dispute d WHERE d.transfer_id = paid.id))
                 OVER (PARTITION BY payee_of(paid)) AS is_paid
               FROM owner o
               JOIN activity a ON a.owner_id = o.id AND a.seq > o.activity_count - $2
               JOIN transfer paid ON paid.id = a.transfer_id AND paid.payer_id = o.id
               LEFT JOIN payee_nickname n ON n.user_id = o.id AND n.payee = payee_of(paid)
              WHERE o.id = $1 AND paid.kind IN (${outsideKindsSql()})
                AND paid.payee_id IS DISTINCT FROM paid.payer_id
           ) t
          WHERE t.status NOT IN ('declined', 'returned', 'cancelled')
          ORDER BY t.kind, lower(t.recipient_name), t.recipient_account, t.recipient_routing,
            t.recipient_swift, t.recipient_iban, t.seq DESC
       ) latest
      ORDER BY seq DESC LIMIT $3`,
    [ownerId, latestOrders, most, now.subtract({ hours: knownAfterHours })],
    { name: 'find-recent-recipients' },
  );
  return rows;
}
