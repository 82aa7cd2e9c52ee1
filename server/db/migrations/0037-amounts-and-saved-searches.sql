-- What an order is worth in US dollars where lists are filtered by amount: as the list shows it, the dollars of an order abroad with its fee.
CREATE FUNCTION transfer_usd_minor(t transfer) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN t.currency = 'USD' THEN t.amount_minor ELSE t.debited_usd_minor END
$$;

-- Long lists find amounts by tokens of one length, so that a range of amounts is a range of the index. An order abroad that waits for its date has no price yet.
INSERT INTO transfer_token (owner_id, token, seq)
SELECT owner_id, token, seq
  FROM (SELECT a.owner_id, a.seq,
               CASE WHEN t.status = 'scheduled' AND t.currency <> 'USD' THEN ' amount-open' ELSE ' amount:' || lpad(transfer_usd_minor(t)::text, 15, '0') END AS token
          FROM transfer_token_progress p JOIN activity a ON a.owner_id = p.owner_id AND a.seq <= p.indexed_to JOIN transfer t ON t.id = a.transfer_id) AS amounts
 ORDER BY owner_id, token COLLATE "C", seq;

-- What a customer looks for again and again in the list of orders, by a name of their own.
CREATE TABLE saved_search (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  -- What the list leaves out, in the words of its call.
  filter jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_search_by_name ON saved_search (user_id, lower(name));
GRANT SELECT, INSERT, DELETE ON saved_search TO larkmoor_app;
