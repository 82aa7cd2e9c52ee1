-- One person moves a price only so far from the rates that others brought in or agreed to.
-- oldest 0041
ALTER TABLE reference_rate ADD COLUMN agreed boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN reference_rate.agreed IS 'A second person gave the same, or all of the staff could see it for a day.';
