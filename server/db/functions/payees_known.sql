-- revision 1
-- oldest 0041

-- Lists the payees that a customer knows, as payee_of() names them: an order to them was completed
-- a day before a moment or earlier, because scammers let a small payment go ahead of the large one,
-- and it still stands. It looks at the latest 500 orders, so that ten years cost no more than one.
-- This is the one meaning of a known payee: of the factor that signs, of the delay of a first
-- payment, and of what forms warn of.
CREATE OR REPLACE FUNCTION payees_known(customer uuid, moment timestamptz) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  -- A report takes all orders of before away, so the latest of a payee speaks for them.
  SELECT payee_of(latest.t) FROM (
    SELECT DISTINCT ON (payee_of(t)) t
      FROM owner o
      JOIN activity a ON a.owner_id = o.id AND a.seq > o.activity_count - 500
      JOIN transfer t ON t.id = a.transfer_id AND t.payer_id = o.id
     WHERE o.id = customer AND payee_of(t) IS NOT NULL AND t.status IN ('completed', 'approved')
       AND coalesce(t.booked_at, t.created_at) <= moment - interval '24 hours'
     ORDER BY payee_of(t), t.created_at DESC
  ) AS latest WHERE payee_stands_on(latest.t)
$$;
