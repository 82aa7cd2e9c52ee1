-- A first deposit, a loan paid back and a goal reached are shown to their customer once.
-- oldest 0038
CREATE TABLE shown_moment (
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('first_money', 'loan_paid_back', 'goal_reached')),
  about uuid NOT NULL,
  shown_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, about)
);
COMMENT ON TABLE shown_moment IS 'The moments of their money that customers were shown: each is shown once.';
COMMENT ON COLUMN shown_moment.about IS 'The account, or the loan that was paid back.';
GRANT SELECT, INSERT, UPDATE, DELETE ON shown_moment TO larkmoor_app;

ALTER TABLE savings_goal ADD COLUMN was_ahead boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN savings_goal.was_ahead IS 'The balance was below the goal when it was set: else nothing is reached later.';
