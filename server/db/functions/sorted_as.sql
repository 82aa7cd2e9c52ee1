-- revision 2
-- oldest 0041

-- Under which word an order counts in its customer's month: money in by the kind of its record, and
-- so what goes to the bank itself; other money out by the word its customer chose for the payee,
-- else by the type of the bill, else by the words of the payee's name, else it is not sorted. Null
-- for what never counts.
CREATE OR REPLACE FUNCTION sorted_as(t transfer, customer uuid, chosen text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN NOT counts_in_month(t) THEN NULL
    WHEN t.payer_id IS DISTINCT FROM customer OR t.kind = 'loan_instalment' THEN t.kind
    ELSE coalesce(chosen, nullif(nullif(t.bill_type, ''), 'Others'),
      category_by_words(t.recipient_name), nullif(t.bill_type, ''), 'unsorted')
  END
$$;
