-- What one call of bank_post takes. Places count from 1: `request` in the array of requests,
-- `account` and `owner` in the sorted lists of ids that the call locks.

CREATE TYPE posting_request AS (
  place integer, claim_id uuid, payload_hash bytea, request_id text, answer json,
  -- The journal; all null where no money moves.
  kind text, actor text, channel text, value_date date, business_date date,
  booked_at timestamptz, reverses uuid, reference text, memo text,
  -- Where its preconditions, legs and activities stand in their own arrays.
  first_precondition integer, last_precondition integer,
  first_leg integer, last_leg integer, first_activity integer, last_activity integer
);
CREATE TYPE posting_precondition AS (
  kind text, subject integer, digest bytea, adds bigint, maximum bigint,
  refusal_code text, refusal_params json, refusal_kept boolean
);
CREATE TYPE posting_leg AS (request integer, account integer, amount bigint, forced boolean);
CREATE TYPE posting_activity AS (
  owner integer, account_id uuid, transfer_id uuid, direction text
);

CREATE TYPE posting_order AS (
  request integer, id uuid, kind text, status text, status_reason text,
  payer_id uuid, payer_account_id uuid, payee_id uuid, payee_account_id uuid,
  sender_account text, recipient_name text, recipient_account text, recipient_bank text,
  recipient_routing text, recipient_swift text, recipient_iban text, recipient_country text,
  bill_type text, fx_rate text, amount_minor bigint, currency text, debited_usd_minor bigint,
  fee_minor bigint, transfer_type text, reference text, transfer_date timestamptz,
  created_at timestamptz, booked_at timestamptz, journal_id uuid, due_at timestamptz
);
CREATE TYPE posting_trail_line AS (
  request integer, id uuid, at timestamptz, actor text, action text, subject text,
  request_id text, address text, details jsonb
);
-- Rows of one table that name the same columns; requests[n] is the request of the nth row.
CREATE TYPE posting_side_rows AS (
  table_name text, columns text[], requests integer[], rows json
);
