-- One table of words for all lists that are too long to be read: a customer's own orders, and the
-- customers themselves by the words of their payments. Filled in the next file.

CREATE TABLE search_list (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id uuid NOT NULL UNIQUE,
  indexed_to bigint NOT NULL DEFAULT 0,
  people_to bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE search_list IS 'A customer in the words of the search: how far its jobs are in the customer''s orders.';
COMMENT ON COLUMN search_list.indexed_to IS 'The tokens of the customer''s own list are there for all orders up to this one. Short lists have none: they are read themselves.';
COMMENT ON COLUMN search_list.people_to IS 'Staff find the customer by the words of all payments up to this one.';
GRANT INSERT, SELECT, UPDATE ON search_list TO larkmoor_app;

CREATE TABLE search_token (
  list bigint NOT NULL,
  seq bigint NOT NULL,
  token text COLLATE "C" NOT NULL,
  PRIMARY KEY (list, token, seq)
);
COMMENT ON TABLE search_token IS 'The words of lists, each from its first letter on. A b-tree finds those that begin with what was typed, the newest last. Jobs fill it, apart from the postings.';
COMMENT ON COLUMN search_token.list IS 'The number of a customer''s list, whose orders have here also what they are filtered by, each after a space (account, type, status, day, id). What the job has not reached yet is read itself. 0: the list of all customers, by the references and amounts of their payments.';
COMMENT ON COLUMN search_token.seq IS 'The order''s number in the customer''s list; in the list of all customers the number of one''s own.';
GRANT DELETE, INSERT, SELECT ON search_token TO larkmoor_app;
