-- A link in the first mail, by which the person who opened an account shows that they read the mail of its address.
ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_purpose_check;
ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_purpose_check CHECK (purpose IN ('password', 'pin', 'email', 'own-email'));

COMMENT ON COLUMN users.email_confirmed_at IS 'When who holds the account used a link mailed to its address; null: never. Known of accounts from before this was kept only where they changed the address, which takes such a link.';

-- Before, an address that came back counted as confirmed because the other one was, and the app and PIN of whoever had opened the account in its owner's name
-- survived the owner's reset. Not known of changes before this: an address that comes back within 72 hours of one is not confirmed.
ALTER TABLE users ADD COLUMN former_email_confirmed_at timestamptz;
COMMENT ON COLUMN users.former_email_confirmed_at IS 'As email_confirmed_at, of the former address: so it is again when a change is taken back.';
