-- revision 1
-- oldest 0041

-- Returns true where an order makes its payee one that its customer pays. A canceled, declined or
-- returned one does not; and since a payee was reported, no order of before does, under any name.
CREATE OR REPLACE FUNCTION payee_stands_on(t transfer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.status NOT IN ('cancelled', 'declined', 'returned') AND NOT EXISTS (
    SELECT FROM dispute d JOIN transfer reported ON reported.id = d.transfer_id
    WHERE d.user_id = t.payer_id AND d.reported_at >= t.created_at
      AND payee_of(reported) = payee_of(t))
$$;
