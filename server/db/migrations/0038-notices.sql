-- A right password whose code has not come yet, once for each network. Whoever signs in from there, or gives a wrong code, takes it away.
CREATE TABLE awaited_code (
  user_id uuid NOT NULL REFERENCES users (id),
  network text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX awaited_code_asked ON awaited_code (asked_at);
-- Two servers lock its rows for each other, which takes the right to update.
GRANT SELECT, INSERT, DELETE, UPDATE (asked_at) ON awaited_code TO larkmoor_app;

-- When a person was last told that somebody has their password: at most once an hour.
CREATE TABLE password_warning (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  told_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE (told_at) ON password_warning TO larkmoor_app;

-- What a person does not want to be mailed. Nobody who said nothing stands here.
CREATE TABLE unwanted_notice (
  user_id uuid NOT NULL REFERENCES users (id),
  notice text NOT NULL,
  PRIMARY KEY (user_id, notice)
);
GRANT SELECT, INSERT, DELETE ON unwanted_notice TO larkmoor_app;
