-- A notice was kept in the one language its customer had chosen when it was written: pages in
-- another one showed both. It is kept in each, and read in that of the page. And the badge counted
-- all that was unread, good news too, and told customers nothing: a notice says whether it asks
-- for something.
-- oldest 0041
ALTER TABLE notice ADD COLUMN words jsonb;
COMMENT ON COLUMN notice.words IS 'Title and text by language; null: from before this was kept, when title and said were all.';
ALTER TABLE notice ADD COLUMN asks boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN notice.asks IS 'Its customer has to decide or to look at something: the badge counts it while it is unread.';
