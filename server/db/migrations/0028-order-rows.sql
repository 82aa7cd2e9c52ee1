-- What every order writes beside its money, its own row and its line of the trail, the posting function writes by statements whose plans are kept. Other side rows
-- come seldom: each group of theirs is planned anew.
DO $$
DECLARE
  before CONSTANT text := pg_get_functiondef('ledger_post'::regproc);
  planned_anew CONSTANT text := $old$    EXECUTE (
      SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM json_populate_recordset(NULL::%1$I, $1)', side_tables[g], string_agg(quote_ident(name), ', '))
      FROM json_array_elements_text(side_columns[g]) AS name
    ) USING side_lines;
$old$;
  planned_once CONSTANT text := $new$    IF side_tables[g] = 'transfer' THEN
      -- No column of it has a default that a side row could leave out.
      INSERT INTO transfer SELECT * FROM json_populate_recordset(NULL::transfer, side_lines);
    ELSIF side_tables[g] = 'audit_event' AND side_columns[g]::text = '["id","at","actor","action","subject","request_id","address","details"]' THEN
      INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      SELECT line.id, line.at, line.actor, line.action, line.subject, line.request_id, line.address, line.details
      FROM json_populate_recordset(NULL::audit_event, side_lines) AS line;
    ELSE
      EXECUTE (
        SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM json_populate_recordset(NULL::%1$I, $1)', side_tables[g], string_agg(quote_ident(name), ', '))
        FROM json_array_elements_text(side_columns[g]) AS name
      ) USING side_lines;
    END IF;
$new$;
BEGIN
  IF strpos(before, planned_anew) = 0 THEN RAISE EXCEPTION 'the posting function writes no side rows as expected'; END IF;
  EXECUTE replace(before, planned_anew, planned_once);
END $$;
