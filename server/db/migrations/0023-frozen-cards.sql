-- Customers freeze a card they miss, and unfreeze it once it is found. blocked_at is for good.
ALTER TABLE card ADD COLUMN frozen_at timestamptz;
COMMENT ON COLUMN card.frozen_at IS 'Since when its holder has it frozen; null: it is not. While it is, its number and code are shown to nobody.';
GRANT UPDATE (frozen_at) ON card TO larkmoor_app;
