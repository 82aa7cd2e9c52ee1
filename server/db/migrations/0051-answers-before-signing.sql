-- What a customer answered before a large first payment to somebody was signed: evidence, beside the
-- signature that it led to.
-- oldest 0041
ALTER TABLE authorisation ADD COLUMN caution jsonb;
COMMENT ON COLUMN authorisation.caution IS 'What the customer answered to the questions about scams; null where none were asked.';
