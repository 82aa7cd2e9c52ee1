-- revision 1
-- oldest 0041

-- Returns true where an order counts in its customers' months: its money has moved, did not come
-- back, and was no move between own accounts.
CREATE OR REPLACE FUNCTION counts_in_month(t transfer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT t.status IN ('in_review', 'settling', 'approved', 'completed')
    AND t.payer_id IS DISTINCT FROM t.payee_id
$$;
