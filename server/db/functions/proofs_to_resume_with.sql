-- revision 1
-- oldest 0041

-- Answers the proofs with which money may move again, the latest first: each found the books right,
-- began after the stop in force and after each proof that found them wrong, and read enough.
CREATE OR REPLACE FUNCTION proofs_to_resume_with() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM books_proof
   WHERE result = 'right' AND (scope = 'full' OR needs_only_recent_proof())
     AND started_at > (SELECT stopped_at FROM money_stop WHERE lifted_at IS NULL)
     AND started_at > coalesce((SELECT max(started_at) FROM books_proof WHERE result = 'wrong'),
       '-infinity')
   ORDER BY started_at DESC
$$;
