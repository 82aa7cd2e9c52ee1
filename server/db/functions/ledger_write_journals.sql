-- revision 2

-- Writes the journals of the requests that were booked, and their entries. A journal is dated on
-- the day it was booked, which may be later than its plan said.
CREATE OR REPLACE FUNCTION ledger_write_journals(
  requests posting_request[], legs posting_leg[], account_ids uuid[],
  booked_ats timestamptz[], leg_seqs bigint[], leg_balances bigint[]
) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
BEGIN
  INSERT INTO journal (id, kind, actor, channel, value_date, business_date, booked_at, reverses,
    reference, memo, accounts, seqs, request_id, claimed_at)
  SELECT asked.claim_id, asked.kind, asked.actor, asked.channel, asked.value_date,
    CASE WHEN booked_ats[asked.place] > asked.booked_at
      THEN (booked_ats[asked.place] AT TIME ZONE 'America/New_York')::date
      ELSE asked.business_date END,
    booked_ats[asked.place], asked.reverses, asked.reference, asked.memo,
    -- Two legs, as nearly always, are named one by one: gathering costs as much as the row.
    CASE asked.last_leg - asked.first_leg WHEN 1
      THEN ARRAY[account_ids[legs[asked.first_leg].account],
        account_ids[legs[asked.last_leg].account]]
      ELSE ARRAY(SELECT account_ids[legs[l].account]
        FROM generate_series(asked.first_leg, asked.last_leg) AS l) END,
    leg_seqs[asked.first_leg : asked.last_leg], asked.request_id, clock_timestamp()
  FROM unnest(requests) AS asked
  WHERE booked_ats[asked.place] IS NOT NULL AND asked.kind IS NOT NULL;

  INSERT INTO entry (account_id, seq, amount, balance_after, booked_at, value_date, journal_id)
  SELECT account_ids[legs[l].account], leg_seqs[l], legs[l].amount, leg_balances[l],
    booked_ats[legs[l].request], requests[legs[l].request].value_date,
    requests[legs[l].request].claim_id
  FROM generate_series(1, cardinality(legs)) AS l WHERE leg_seqs[l] IS NOT NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_write_journals FROM PUBLIC;
