-- A claim is forgotten after 90 days. What says who asked for a journal moves to the journal, which
-- stays. Journals of before have it in their claims, which therefore stay too.
ALTER TABLE journal ADD COLUMN request_id text, ADD COLUMN claimed_at timestamptz;
ALTER TABLE claim ALTER COLUMN request_id DROP NOT NULL;

COMMENT ON COLUMN journal.request_id IS 'The request that asked for it, as the trail and the log name it. Null in journals of before: their claims have it.';
COMMENT ON COLUMN journal.claimed_at IS 'When it was posted, in real time; booked_at is business time. Null as above.';
COMMENT ON TABLE claim IS 'One row per request that was decided, posted or refused. It is written as posted, before it is decided, and corrected in the same database transaction: nobody else can see it until then. After 90 days it is forgotten (ledger_forget_claims); the journal and the order of the same id still refuse a second posting.';
COMMENT ON COLUMN claim.request_id IS 'Of a refusal, which a second request reads as first sent, and of a decision of the staff. Of a posting only in claims of before, whose journals do not have it.';
COMMENT ON COLUMN claim.answer IS 'What a success answers, or what of it cannot be drawn again from what was made. json, not jsonb: a replay reads as first sent, to the byte.';
