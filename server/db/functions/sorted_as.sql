-- revision 1

-- Under which word an order counts in its customer's month: money in by the kind of its record, and
-- so what goes to the bank itself; other money out by the word its customer chose for the payee,
-- else by the type of the bill, else it is not sorted. Null for what never counts: money that did
-- not move or came back, and moves between own accounts.
CREATE OR REPLACE FUNCTION sorted_as(t transfer, customer uuid, chosen text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN t.status NOT IN ('in_review', 'settling', 'approved', 'completed')
      OR t.payer_id = t.payee_id THEN NULL
    WHEN t.payer_id IS DISTINCT FROM customer OR t.kind = 'loan_instalment' THEN t.kind
    ELSE coalesce(chosen, nullif(t.bill_type, ''), 'unsorted')
  END
$$;
