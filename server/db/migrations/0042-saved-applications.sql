-- A loan application that somebody began and has not sent: one a customer, whom it names, and sealed, since nothing was decided on it yet.
CREATE TABLE saved_application (
  id uuid PRIMARY KEY REFERENCES users (id),
  sealed bytea NOT NULL,
  saved_at timestamptz NOT NULL
);
-- The first four bytes of what is sealed name its key.
CREATE INDEX saved_application_by_key ON saved_application (substring(sealed FROM 1 FOR 4));
CREATE INDEX saved_application_saved ON saved_application (saved_at);
GRANT SELECT, INSERT, DELETE, UPDATE (sealed, saved_at) ON saved_application TO larkmoor_app;
