-- revision 2

-- Every field of an order that its customer can read, one to a line, so that no match spans two;
-- words as they are shown, amounts also as they are shown.
CREATE OR REPLACE FUNCTION transfer_search_text(t transfer, direction text, zone text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_fold(concat_ws(E'\n', t.recipient_name, t.recipient_bank,
    CASE t.recipient_bank WHEN 'Unknown' THEN 'Bill payment' END, t.recipient_account,
    t.sender_account, t.recipient_iban, t.recipient_swift, t.recipient_country, t.reference,
    t.transfer_type, t.bill_type, t.currency, direction,
    CASE t.status WHEN 'in_review' THEN 'pending' WHEN 'settling' THEN 'pending'
      WHEN 'approved' THEN E'approved\ncompleted' ELSE t.status END,
    search_amount(t.amount_minor, t.currency),
    CASE WHEN t.currency <> 'USD' THEN search_amount(t.debited_usd_minor, 'USD') END,
    to_char(t.transfer_date AT TIME ZONE zone, 'YYYY-MM-DD'),
    to_char(t.transfer_date AT TIME ZONE zone, 'Mon FMDD, YYYY')))
$$;
