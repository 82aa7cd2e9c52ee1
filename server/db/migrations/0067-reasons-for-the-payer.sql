-- Once an order is paid that the bank let wait, it names no reason for that any more.
-- oldest 0041
UPDATE transfer t SET status_reason = NULL FROM delayed_order d
  WHERE d.order_id = t.id AND t.status IN ('settling', 'completed') AND t.status_reason IS NOT NULL
  AND NOT EXISTS (SELECT FROM payment_review r WHERE r.transfer_id = t.id);
