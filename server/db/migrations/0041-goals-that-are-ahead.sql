-- Goals of before are reached later where they are not yet.
-- oldest 0038
UPDATE savings_goal g SET was_ahead = true
  FROM account a WHERE a.id = g.account_id AND a.posted < g.amount_minor;
