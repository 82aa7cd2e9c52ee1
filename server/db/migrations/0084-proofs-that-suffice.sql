-- A bank that was restored, or that lost confirmed payments, has no wrong entry: money need not wait
-- for a proof of all its years.
-- oldest 0041
ALTER TABLE books_proof ADD COLUMN right_again_by text NOT NULL DEFAULT 'full'
  CHECK (right_again_by IN ('full', 'recent'));
COMMENT ON COLUMN books_proof.right_again_by IS 'Where this proof found something wrong: the least that a later one reads before money may move again.';
