-- revision 1

-- What may be spent of an account now: the one definition, for the ledger and for what people see.
-- Null for the bank's own accounts, which have no limit. Below zero where a forced booking took
-- more than was available; people are then shown zero.
CREATE OR REPLACE FUNCTION available(a account) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT a.posted - a.held + a.overdraft_limit $$;
