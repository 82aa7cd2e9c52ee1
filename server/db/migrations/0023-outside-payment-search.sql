-- What a payment that left the bank is found by when the other bank writes about it: whole words of its reference, recipient, account numbers, IBAN and amount.
CREATE FUNCTION outside_payment_words(reference text, recipient_name text, recipient_account text, sender_account text, recipient_iban text, amount_minor bigint)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_split_to_array(public.search_fold(concat_ws(' ', reference, recipient_name, recipient_account, sender_account, recipient_iban,
    (amount_minor / 100)::text || '.' || lpad((amount_minor % 100)::text, 2, '0'))), '\s+')
$$;
CREATE INDEX transfer_outside_by_words ON transfer
  USING gin (outside_payment_words(reference, recipient_name, recipient_account, sender_account, recipient_iban, amount_minor))
  WHERE kind IN ('local', 'international', 'bill') AND booked_at IS NOT NULL AND payee_account_id IS NULL;
