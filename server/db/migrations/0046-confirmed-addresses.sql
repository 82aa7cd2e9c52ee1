-- When a mailed link proved that the person reads the mail of their address; null: never. Known so far of those who changed it, which takes such a link.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;
UPDATE users SET email_confirmed_at = changed.at
  FROM (SELECT subject, max(at) AS at FROM audit_event WHERE action = 'email.changed' GROUP BY subject) AS changed
 WHERE changed.subject = 'user:' || users.id::text;

-- Since when a passkey waits for its owner to say that it is theirs, after a new password by mailed link; null: it signs in.
ALTER TABLE passkey ADD COLUMN waits_since timestamptz;
GRANT UPDATE (waits_since) ON passkey TO larkmoor_app;
