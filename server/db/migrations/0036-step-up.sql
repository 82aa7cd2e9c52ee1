-- What a payment is signed with depends on what is unusual about it: the bank keeps since when a
-- device is new, and a PIN with a code of the app is a signature too.
ALTER TABLE known_device ADD COLUMN first_used_at timestamptz;
COMMENT ON COLUMN known_device.first_used_at IS 'Null: the first place of this person, or one from before this was kept.';
ALTER TABLE session ADD COLUMN new_device_since timestamptz;
COMMENT ON COLUMN session.new_device_since IS 'Since when its owner has used this device; null: it is no new one.';

ALTER TABLE authorisation DROP CONSTRAINT authorisation_factor_check;
ALTER TABLE authorisation ADD CONSTRAINT authorisation_factor_check CHECK (factor IN ('passkey', 'code', 'pin'));
DROP INDEX authorisation_of_user;
CREATE INDEX authorisation_of_user ON authorisation (user_id, signed_at);
COMMENT ON COLUMN authorisation.factor IS 'A code is one of the app, given with the PIN.';

ALTER TABLE users ADD COLUMN pin_off_since timestamptz;
COMMENT ON COLUMN users.pin_off_since IS 'Since when their passkeys alone sign payments, by their own choice.';

-- A second factor makes every payment to others need a signature, and a passkey is one.
UPDATE owner SET approval_required = true
 WHERE NOT approval_required AND id IN (SELECT user_id FROM passkey);
