-- revision 2

-- Whom a customer pays: an account at a bank, or a biller under a number. Another name on the same
-- account is the same payee.
CREATE OR REPLACE FUNCTION payee_of(t transfer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE t.kind
    WHEN 'local' THEN 'local ' || t.recipient_routing || ' ' || t.recipient_account
    WHEN 'international' THEN 'international '
      || upper(t.recipient_swift || ' ' || t.recipient_iban) || ' ' || t.recipient_account
    WHEN 'bill' THEN 'bill ' || t.recipient_account || ' ' || lower(t.recipient_name)
  END
$$;
