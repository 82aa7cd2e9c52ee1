-- What a customer saves for: one goal for each savings account.
CREATE TABLE savings_goal (
  account_id uuid PRIMARY KEY REFERENCES customer_account (account_id),
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  amount_minor bigint NOT NULL CHECK (amount_minor BETWEEN 1 AND 99999999999),
  target_day date,
  set_at timestamptz NOT NULL
);
CREATE INDEX savings_goal_by_user ON savings_goal (user_id);
COMMENT ON TABLE savings_goal IS 'What the balance of a savings account is to reach, in words and figures of its customer. It moves no money.';
COMMENT ON COLUMN savings_goal.target_day IS 'The day by which it is to be reached, if the customer named one.';
GRANT DELETE, INSERT, SELECT, UPDATE ON savings_goal TO larkmoor_app;
