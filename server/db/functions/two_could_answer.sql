-- revision 1
-- oldest 0041

-- Returns true where a person other than the one who credits a customer could be the second half
-- of this kind of posting: then the bank has two people for it, and one person does not give any
-- amount.
-- @param kind  of the journal
-- @param actor  the member of the staff who posts it
CREATE OR REPLACE FUNCTION two_could_answer(kind text, actor uuid) RETURNS boolean
LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM staff_who_could(CASE kind
      WHEN 'funding' THEN ARRAY['approve-credits']
      WHEN 'check_deposit' THEN ARRAY['handle-money']
      WHEN 'correction' THEN ARRAY['decide-requests']
      WHEN 'return' THEN ARRAY['decide-requests']
      -- Either half of a loan: who approves it, or who pays it out.
      WHEN 'loan_disbursement' THEN ARRAY['decide-requests', 'handle-money']
      ELSE ARRAY['approve-credits', 'decide-requests', 'handle-money'] END) AS other
    WHERE other <> actor)
$$;
