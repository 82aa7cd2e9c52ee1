-- revision 3
-- oldest 0041

-- The searched text of an order as servers of the last release ask for it. Newer ones put it together
-- in their statements, which is ten times as fast.
CREATE OR REPLACE FUNCTION transfer_search_text(t transfer, direction text, zone text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_fold(concat_ws(E'\n', transfer_shown_text(t, direction, zone),
    (SELECT string_agg(shown_words('account ' || c.kind), E'\n') FROM customer_account c
      WHERE c.user_id = CASE direction WHEN 'debit' THEN t.payer_id ELSE t.payee_id END
        AND c.number IN (t.sender_account, t.recipient_account))))
$$;
