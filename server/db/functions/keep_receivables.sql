-- revision 1
-- oldest 0041

-- Writes what customers owe by the vouchers that were posted, so that the table and account 1230
-- always agree: an undoing ends the debts of the journal that it undoes, what an account did not
-- hold is a new debt, and repaying or writing off makes one smaller. A leg on 1230 that none of this
-- explains is a programmer's error, and undoes the call. All who come here hold the lock of 1230.
CREATE OR REPLACE FUNCTION keep_receivables(
  requests posting_request[], legs posting_leg[], account_ids uuid[], booked_ats timestamptz[]
) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  asked posting_request; made voucher; due numeric; debt_journal uuid; debtor uuid;
BEGIN
  FOREACH asked IN ARRAY requests LOOP
    CONTINUE WHEN asked.kind IS DISTINCT FROM 'voucher' OR booked_ats[asked.place] IS NULL;
    SELECT * INTO made FROM voucher WHERE journal_id = asked.claim_id;
    SELECT coalesce(-sum(legs[l].amount), 0) INTO due
    FROM generate_series(asked.first_leg, asked.last_leg) AS l
    WHERE account_ids[legs[l].account] = '00001230-0000-8000-8000-000000555344';
    debt_journal := made.debt;
    debtor := made.person_id;
    IF made.kind = 'undo' THEN
      WITH ended AS (
        UPDATE receivable SET open_minor = 0
        WHERE journal_id = made.reverses AND open_minor = amount_minor RETURNING amount_minor
      ) SELECT due + coalesce(sum(amount_minor), 0) INTO due FROM ended;
      SELECT voucher.debt, account.owner_id INTO debt_journal, debtor
      FROM undoing_of(made.reverses) AS whole JOIN account ON account.id = whole.account_id
        LEFT JOIN voucher ON voucher.journal_id = whole.root
      ORDER BY account.owner_id IS NULL, whole.minor LIMIT 1;
      -- A write-off touches no account of its customer.
      debtor := coalesce(debtor, made.person_id);
    END IF;
    IF debt_journal IS NOT NULL THEN
      UPDATE receivable SET open_minor = open_minor + due
      WHERE journal_id = debt_journal AND user_id = debtor;
      IF NOT FOUND THEN RAISE EXCEPTION 'voucher % is of no debt', asked.claim_id; END IF;
    ELSIF due > 0 AND made.receivable THEN
      INSERT INTO receivable (journal_id, user_id, amount_minor, open_minor, made_at)
      VALUES (asked.claim_id, debtor, due, due, booked_ats[asked.place]);
    ELSIF due <> 0 THEN
      RAISE EXCEPTION 'voucher % posts % to receivables that no one owes', asked.claim_id, due;
    END IF;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION keep_receivables FROM PUBLIC;
