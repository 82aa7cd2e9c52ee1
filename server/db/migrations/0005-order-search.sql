-- What lists of orders are searched by, filled by jobs apart from the postings.

CREATE TABLE payee (
  owner_id uuid NOT NULL,
  payee text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner_id, payee)
);
COMMENT ON TABLE payee IS 'Whom each customer has ordered a payment to before. A job fills it from the lists'' dense numbers, apart from the postings, and tells of whoever is new.';
GRANT INSERT, SELECT ON payee TO larkmoor_app;

CREATE TABLE payee_progress (
  owner_id uuid PRIMARY KEY,
  known_to bigint NOT NULL
);
COMMENT ON COLUMN payee_progress.known_to IS 'The payees of all orders up to this one are there.';
GRANT INSERT, SELECT, UPDATE ON payee_progress TO larkmoor_app;

CREATE TABLE saved_search (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  filter jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_search_by_name ON saved_search (user_id, lower(name));
COMMENT ON TABLE saved_search IS 'What a customer looks for again and again in the list of orders, by a name of their own.';
COMMENT ON COLUMN saved_search.filter IS 'What the list leaves out, in the words of its call.';
GRANT DELETE, INSERT, SELECT ON saved_search TO larkmoor_app;

CREATE TABLE transfer_token (
  owner_id uuid NOT NULL,
  token text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (owner_id, token, seq)
);
COMMENT ON TABLE transfer_token IS 'For customers with many orders: each word of an order from its first letter on, and what lists are filtered by, each after a space (account, type, status, day, id). A b-tree finds the words that begin with what was typed. A job fills it; what it has not reached yet is read itself, so that nothing is missed.';

CREATE TABLE transfer_token_progress (
  owner_id uuid PRIMARY KEY,
  indexed_to bigint NOT NULL
);
COMMENT ON COLUMN transfer_token_progress.indexed_to IS 'The tokens of all orders up to this one are there.';

CREATE TABLE payment_word (
  word text COLLATE "C" NOT NULL,
  owner_id uuid NOT NULL,
  PRIMARY KEY (word, owner_id)
);
COMMENT ON TABLE payment_word IS 'The words of the references of somebody''s payments, from each word on, and the amounts. A job fills it from the lists'' dense numbers, apart from the postings.';
GRANT INSERT, SELECT ON payment_word TO larkmoor_app;

CREATE TABLE payment_word_progress (
  owner_id uuid PRIMARY KEY,
  indexed_to bigint NOT NULL
);
COMMENT ON COLUMN payment_word_progress.indexed_to IS 'The words of all payments up to this one are there.';
GRANT INSERT, SELECT, UPDATE ON payment_word_progress TO larkmoor_app;
