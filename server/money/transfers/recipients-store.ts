import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import type { Queryable } from '../../db/database.ts';
import { outsideKindsSql } from './transfer-row.ts';

/** The latest orders it looks through, so that it costs the same for a customer of ten years. */
const latestOrders = 500n;
const most = 50;

/**
 * Lists the payees of a customer's latest transfers and bills, each once, latest first, and whether
 * the account is a known payee, under whatever name. An order that came to nothing does not count,
 * nor does an own account: money is moved there.
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
              (SELECT town FROM recipient_town WHERE order_id = latest.id) AS "recipientTown",
            bill_type AS "billType", nickname, currency, is_paid AS "isPaid",
            id AS "order"
       FROM (
         SELECT DISTINCT ON (t.kind, lower(t.recipient_name), t.recipient_account,
           t.recipient_routing, t.recipient_swift, t.recipient_iban) t.*
           FROM (
             SELECT paid.*, n.nickname, a.seq,
                 payee_of(paid) IN (SELECT payees_known($1, $4)) AS is_paid
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
    [ownerId, latestOrders, most, now],
    { name: 'find-recent-recipients' },
  );
  return rows;
}
