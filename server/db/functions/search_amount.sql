-- revision 2

CREATE OR REPLACE FUNCTION search_amount(minor bigint, currency text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n', to_char(minor / 100.0, 'FM999999999990.00'),
    CASE currency WHEN 'USD' THEN '$' WHEN 'EUR' THEN '€' WHEN 'GBP' THEN '£'
        WHEN 'AUD' THEN 'A$' WHEN 'CAD' THEN 'C$' WHEN 'INR' THEN '₹' END
      || to_char(minor / 100.0, 'FM999,999,999,990.00'))
$$;
