-- What a customer answered to the questions about scams before signing a large first payment to a
-- payee. Kept as evidence with the signature that followed.
-- oldest 0041
ALTER TABLE authorisation ADD COLUMN caution jsonb;
COMMENT ON COLUMN authorisation.caution IS 'What the customer answered to the questions about scams; null where none were asked.';
