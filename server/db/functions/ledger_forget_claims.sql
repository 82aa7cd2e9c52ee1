-- revision 1

-- Forgets the claims of some blocks of the table that are older than 90 days: read block by block,
-- so that no index is kept for it. Decisions of the staff stay, and claims of postings from before
-- their journals had the request's id.
-- @return next_block  where to go on; 0 after the last block
CREATE OR REPLACE FUNCTION ledger_forget_claims(
  from_block bigint, blocks integer, OUT next_block bigint, OUT forgotten integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  next_block := from_block + blocks;
  DELETE FROM claim
  WHERE ctid >= format('(%s,0)', from_block)::tid AND ctid < format('(%s,0)', next_block)::tid
    AND created_at < clock_timestamp() - interval '90 days'
    AND (request_id IS NULL OR refusal_code IS NOT NULL);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  IF next_block * current_setting('block_size')::bigint >= pg_relation_size('claim') THEN
    next_block := 0;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_forget_claims FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_forget_claims TO larkmoor_app;
