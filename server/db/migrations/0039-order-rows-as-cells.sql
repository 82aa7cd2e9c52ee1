-- What every order writes beside its money comes as cells of text, row after row, and its answers as one text: reading them as JSON within an array cost the
-- database as much as writing the rows. A server of the release before calls the function as it always did.
DO $$
DECLARE
  before CONSTANT text := pg_get_functiondef('ledger_post'::regproc);
  last_parameter CONSTANT text := 'ids_are_new boolean DEFAULT false)';
  more_parameters CONSTANT text := $new$ids_are_new boolean DEFAULT false,
  packed_answers text DEFAULT NULL,
  order_requests integer[] DEFAULT '{}', order_cells text[] DEFAULT '{}', trail_requests integer[] DEFAULT '{}', trail_cells text[] DEFAULT '{}')$new$;
  claims CONSTANT text := $old$  -- 1. Claim every id,$old$;
  unpacked CONSTANT text := $new$  -- JSON text holds no control character by itself, so one of them parts the answers.
  IF packed_answers IS NOT NULL THEN answers := string_to_array(packed_answers, E'\x1f')::json[]; END IF;

$new$;
  side_rows CONSTANT text := $old$  -- 5. Side rows of what was posted.$old$;
  order_rows CONSTANT text := $new$  -- 5. Orders and lines of the trail, of what was posted.
  INSERT INTO transfer (
    id, kind, status, status_reason, payer_id, payer_account_id, payee_id, payee_account_id,
    sender_account, recipient_name, recipient_account, recipient_bank, recipient_routing, recipient_swift, recipient_iban, recipient_country,
    bill_type, fx_rate, amount_minor, currency, debited_usd_minor, fee_minor, transfer_type, reference,
    transfer_date, created_at, booked_at, journal_id, due_at
  )
  SELECT order_cells[c + 1]::uuid, order_cells[c + 2], order_cells[c + 3], order_cells[c + 4],
    order_cells[c + 5]::uuid, order_cells[c + 6]::uuid, order_cells[c + 7]::uuid, order_cells[c + 8]::uuid,
    order_cells[c + 9], order_cells[c + 10], order_cells[c + 11], order_cells[c + 12], order_cells[c + 13], order_cells[c + 14], order_cells[c + 15], order_cells[c + 16],
    order_cells[c + 17], order_cells[c + 18], order_cells[c + 19]::bigint, order_cells[c + 20], order_cells[c + 21]::bigint, order_cells[c + 22]::bigint,
    order_cells[c + 23], order_cells[c + 24],
    order_cells[c + 25]::timestamptz, order_cells[c + 26]::timestamptz, order_cells[c + 27]::timestamptz, order_cells[c + 28]::uuid, order_cells[c + 29]::timestamptz
  FROM generate_series(0, cardinality(order_cells) - 29, 29) AS c WHERE is_posted[order_requests[c / 29 + 1]];
  INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
  SELECT trail_cells[c + 1]::uuid, trail_cells[c + 2]::timestamptz, trail_cells[c + 3], trail_cells[c + 4], trail_cells[c + 5], trail_cells[c + 6], trail_cells[c + 7],
    trail_cells[c + 8]::jsonb
  FROM generate_series(0, cardinality(trail_cells) - 8, 8) AS c WHERE is_posted[trail_requests[c / 8 + 1]];

  -- 6. Other side rows of what was posted.$new$;
BEGIN
  IF strpos(before, last_parameter) = 0 OR strpos(before, claims) = 0 OR strpos(before, side_rows) = 0 THEN RAISE EXCEPTION 'the posting function is not as expected'; END IF;
  DROP FUNCTION ledger_post;
  EXECUTE replace(replace(replace(before, last_parameter, more_parameters), claims, unpacked || claims), side_rows, order_rows);
  REVOKE EXECUTE ON FUNCTION ledger_post FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION ledger_post TO larkmoor_app;
END $$;
