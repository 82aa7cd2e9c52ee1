-- Two comments named a file by its path, which has moved.
-- oldest 0041
COMMENT ON COLUMN account_freeze.identity_check IS 'How the staff made sure who asked: a code of the contract’s reasons.';
COMMENT ON COLUMN payment_return.reason IS 'A code of the contract’s reasons.';
