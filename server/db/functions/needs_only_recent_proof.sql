-- revision 1
-- oldest 0041

-- Answers whether money may move again after a proof of the entries since the last proven day: no
-- proof has found a wrong entry since the last one that read every entry and found the books right.
CREATE OR REPLACE FUNCTION needs_only_recent_proof() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM books_proof WHERE result = 'wrong' AND right_again_by = 'full'
    AND started_at > coalesce((SELECT max(started_at) FROM books_proof
      WHERE result = 'right' AND scope = 'full'), '-infinity'))
$$;
