-- A payment that is signed as it is sent keeps its signature in the transaction of its posting.
-- oldest 0041
INSERT INTO ledger_side_table VALUES ('authorisation');
