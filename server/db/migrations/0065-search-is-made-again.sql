-- A row is found by more of what its customer reads in it. The job makes the tokens of long lists
-- again; until it has, the search reads their rows. The words by which staff find customers (list 0)
-- stay: nothing reads in their place. A table emptied as a whole does not keep the upgrade waiting,
-- as millions of rows deleted one by one would.
-- oldest 0041
CREATE TEMPORARY TABLE kept_token ON COMMIT DROP AS SELECT * FROM search_token WHERE list = 0;
TRUNCATE search_token;
INSERT INTO search_token (list, seq, token) SELECT list, seq, token FROM kept_token;
UPDATE search_list SET indexed_to = 0 WHERE indexed_to <> 0;
