-- revision 2

-- What an order is worth in US dollars where lists are filtered by amount: as the list shows it,
-- the dollars of an order abroad with its fee.
CREATE OR REPLACE FUNCTION transfer_usd_minor(t transfer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN t.currency = 'USD' THEN t.amount_minor ELSE t.debited_usd_minor END
$$;
