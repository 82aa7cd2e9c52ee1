-- A mistake in the books is undone, and the bank's own money is moved, by a voucher that one person
-- of the staff makes and another approves: no call did either, so a wrong booking stayed for ever.
-- oldest 0041

-- A customer owes what was credited by mistake and is spent; it was a loss of the bank at once.
INSERT INTO gl_account (code, name, class, normal_side, must_return_to_zero) VALUES
  ('1230', 'Receivables from customers', 'asset', 'debit', false);
INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor)
VALUES ('00001230-0000-8000-8000-000000555344', '1230', 'USD', NULL, NULL);

CREATE TABLE voucher_account (
  code text PRIMARY KEY REFERENCES gl_account (code),
  needs text NOT NULL
);
COMMENT ON TABLE voucher_account IS 'The accounts of the bank that a voucher with free legs may use: those whose balance no other table says. The posting refuses any other.';
COMMENT ON COLUMN voucher_account.needs IS 'The right that maker and checker need for it.';
INSERT INTO voucher_account (code, needs) VALUES
  ('1010', 'run-bank'), ('1140', 'handle-money'), ('1190', 'handle-money'), ('1220', 'run-bank'),
  ('1310', 'run-bank'), ('1410', 'run-bank'), ('2210', 'run-bank'), ('3010', 'run-bank'),
  ('4020', 'handle-money'), ('4030', 'run-bank'), ('5020', 'handle-money');
GRANT SELECT ON voucher_account TO larkmoor_app;

CREATE TABLE voucher (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('free', 'undo')),
  reference text NOT NULL,
  reason text NOT NULL,
  day date,
  reverses uuid,
  receivable boolean NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  person_id uuid REFERENCES users (id),
  other_person_id uuid REFERENCES users (id),
  journal_id uuid NOT NULL UNIQUE,
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'declined')),
  decline_reason text,
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT voucher_undoes_or_has_legs CHECK ((kind = 'undo') = (reverses IS NOT NULL)),
  CONSTRAINT voucher_approved_by_another CHECK (decision IS DISTINCT FROM 'approved' OR decided_by <> proposed_by),
  CONSTRAINT voucher_decided_whole CHECK (((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL)) AND ((decline_reason IS NOT NULL) = (decision IS NOT DISTINCT FROM 'declined')))
);
COMMENT ON COLUMN voucher.day IS 'The bank day it counts for, where its maker has named one; it has to be open when it is booked. Null: the day it is booked on.';
COMMENT ON COLUMN voucher.receivable IS 'The customer owes what is not there any more. Else the voucher is refused then.';
COMMENT ON COLUMN voucher.amount_minor IS 'All that it credits, in the currency of its first leg.';
COMMENT ON COLUMN voucher.person_id IS 'The customer whose account it touches, and below the other one.';
COMMENT ON COLUMN voucher.journal_id IS 'The journal that it becomes once it is approved.';
COMMENT ON COLUMN voucher.proposed_at IS 'Business time, as that of the decision.';
COMMENT ON COLUMN voucher.decline_reason IS 'As staff read it.';
CREATE UNIQUE INDEX voucher_undoes_once ON voucher (reverses) WHERE decision IS DISTINCT FROM 'declined';
CREATE INDEX voucher_waiting ON voucher (proposed_at, id) WHERE decision IS NULL;
CREATE INDEX voucher_decided ON voucher (decided_at, id) WHERE decision IS NOT NULL;
GRANT SELECT, INSERT, UPDATE (decision, decline_reason, decided_by, decided_at) ON voucher TO larkmoor_app;

CREATE TABLE voucher_leg (
  voucher_id uuid NOT NULL REFERENCES voucher (id),
  place smallint NOT NULL CHECK (place > 0),
  account_id uuid NOT NULL REFERENCES account (id),
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  PRIMARY KEY (voucher_id, place)
);
COMMENT ON TABLE voucher_leg IS 'The legs of a free voucher, signed as those of a journal. They are written with the voucher and never changed: what was approved is what was made.';
GRANT SELECT ON voucher_leg TO larkmoor_app;

CREATE TABLE voucher_evidence (
  voucher_id uuid NOT NULL REFERENCES voucher (id),
  file_id uuid PRIMARY KEY REFERENCES stored_file (id)
);
COMMENT ON TABLE voucher_evidence IS 'The files that show what a voucher is for.';
CREATE INDEX voucher_evidence_of_voucher ON voucher_evidence (voucher_id);
GRANT SELECT, INSERT ON voucher_evidence TO larkmoor_app;

CREATE TABLE receivable (
  journal_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  made_at timestamptz NOT NULL,
  ended_by uuid,
  PRIMARY KEY (journal_id, user_id)
);
COMMENT ON TABLE receivable IS 'Customers who owe the bank the money on account 1230, in US minor units.';
COMMENT ON COLUMN receivable.journal_id IS 'The journal that took more than the account held.';
COMMENT ON COLUMN receivable.made_at IS 'Business time.';
COMMENT ON COLUMN receivable.ended_by IS 'The journal that ended the debt.';
CREATE INDEX receivable_of_user ON receivable (user_id);
GRANT SELECT, INSERT, UPDATE (ended_by) ON receivable TO larkmoor_app;

INSERT INTO ledger_side_table VALUES ('voucher'), ('voucher_leg');

ALTER TABLE staff_case DROP CONSTRAINT staff_case_kind_check;
ALTER TABLE staff_case ADD CONSTRAINT staff_case_kind_check CHECK (kind IN ('check', 'loan',
  'identity_document', 'freeze', 'payment', 'message', 'funding', 'dispute', 'return', 'voucher')) NOT VALID;
ALTER TABLE stored_file DROP CONSTRAINT stored_file_purpose_check;
ALTER TABLE stored_file ADD CONSTRAINT stored_file_purpose_check CHECK (purpose IN ('check_front',
  'check_back', 'profile_photo', 'id_document', 'message', 'voucher')) NOT VALID;
