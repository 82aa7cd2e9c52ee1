-- A payment over Swift names its recipient's town and country apart; the form had the country alone.
-- oldest 0041
CREATE TABLE recipient_town (
  order_id uuid PRIMARY KEY,
  town text NOT NULL
);
COMMENT ON TABLE recipient_town IS 'The recipient''s town of orders abroad, where their customer gave one: written with the posting.';
GRANT SELECT, INSERT ON recipient_town TO larkmoor_app;
INSERT INTO ledger_side_table VALUES ('recipient_town');
