import type { Tx } from '../db/database.ts';
import type { Finding } from '../ledger/find-broken.ts';

/**
 * Finds out that the chain stands still while people go on: whoever stops it could change what waits before it is chained. What people do reaches the trail
 * through a serving bank alone, and that chains it within the minute; so a bank that was not running, and the first chaining of a long trail, are no standstill.
 */
export async function findStandstill(tx: Tx, now: Temporal.Instant): Promise<Finding[]> {
  const { rows } = await tx.query<{ place: string }>(
    `SELECT format('the last block was made at %s; %s events of %s to %s wait', last.made_at, waiting.count, waiting.first, waiting.latest) AS place
       FROM (SELECT up_to, made_at, least($1::timestamptz, now()) - interval '2 hours' AS longest FROM audit_block ORDER BY number DESC LIMIT 1) AS last,
            LATERAL (SELECT count(*), min(at) AS first, max(at) AS latest FROM audit_event WHERE at > last.up_to AND at <= longest AND actor NOT LIKE 'system:%') AS waiting
      WHERE last.made_at <= longest AND waiting.latest - waiting.first > interval '15 minutes'
        AND EXISTS (SELECT FROM audit_block WHERE made_at - up_to < interval '1 minute')`,
    [now],
  );
  return rows.map(({ place }) => ({ promise: 'no event of the trail waits two hours for its block while the bank is open', count: 1, places: [place] }));
}
