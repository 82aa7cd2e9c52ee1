-- Any part of a word is found by its groups of three letters. PostgreSQL lets the owner of a database add this one, and the embedded engine ships it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What staff find a living person by, one field to a line, folded as it is searched; newest first without a join.
CREATE TABLE person_search (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  created_at timestamptz NOT NULL,
  found_by text NOT NULL
);
CREATE INDEX person_search_newest_first ON person_search (created_at DESC, user_id DESC);
CREATE INDEX person_search_by_part ON person_search USING gin (found_by gin_trgm_ops);
GRANT SELECT, INSERT, UPDATE, DELETE ON person_search TO larkmoor_app;

-- How many there are: counting half a million takes longer than reading a page of them.
CREATE TABLE person_count (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  living bigint NOT NULL DEFAULT 0
);
INSERT INTO person_count DEFAULT VALUES;
GRANT SELECT, UPDATE ON person_count TO larkmoor_app;

-- A telephone number is also found by its bare digits, however it was written.
CREATE FUNCTION person_found_by(person users) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT E'\n' || search_fold(concat_ws(E'\n', person.username, person.email, nullif(person.full_name, ''), nullif(person.phone, ''),
    nullif(regexp_replace(person.phone, '\D', '', 'g'), ''),
    (SELECT string_agg(a.number, E'\n' ORDER BY a.number) FROM customer_account a WHERE a.user_id = person.id)))
$$;

CREATE FUNCTION keep_person_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO person_search (user_id, created_at, found_by) VALUES (NEW.id, NEW.created_at, person_found_by(NEW));
    UPDATE person_count SET living = living + 1;
  ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
    DELETE FROM person_search WHERE user_id = NEW.id;
    UPDATE person_count SET living = living - 1;
  ELSE
    UPDATE person_search SET found_by = person_found_by(NEW) WHERE user_id = NEW.id AND found_by <> person_found_by(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_are_found AFTER INSERT OR UPDATE OF username, email, full_name, phone, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION keep_person_search();

CREATE FUNCTION keep_account_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person_search SET found_by = found_by || E'\n' || NEW.number WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_are_found AFTER INSERT ON customer_account FOR EACH ROW EXECUTE FUNCTION keep_account_search();

INSERT INTO person_search (user_id, created_at, found_by) SELECT u.id, u.created_at, person_found_by(u) FROM users u WHERE u.deleted_at IS NULL;
UPDATE person_count SET living = (SELECT count(*) FROM person_search);

-- The words of the references of somebody's payments, from each word on, and the amounts. A job fills it from the lists' dense numbers, apart from the postings.
CREATE TABLE payment_word (
  word text COLLATE "C" NOT NULL,
  owner_id uuid NOT NULL,
  PRIMARY KEY (word, owner_id)
);
CREATE TABLE payment_word_progress (
  owner_id uuid PRIMARY KEY,
  -- The words of all payments up to this one are there.
  indexed_to bigint NOT NULL
);
GRANT SELECT, INSERT ON payment_word TO larkmoor_app;
GRANT SELECT, INSERT, UPDATE ON payment_word_progress TO larkmoor_app;

-- Whom a line of the trail concerns: its subject, else the person it names beside, else the customer who acted.
ALTER TABLE audit_event ADD COLUMN person_id uuid GENERATED ALWAYS AS (
  CASE
    WHEN subject LIKE 'user:%' THEN substr(subject, 6)::uuid
    WHEN details ->> 'person' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (details ->> 'person')::uuid
    WHEN actor LIKE 'customer:%' THEN substr(actor, 10)::uuid
  END
) STORED;
DROP INDEX audit_event_by_subject, audit_event_by_actor, audit_event_by_time;
CREATE INDEX audit_event_by_person ON audit_event (person_id, at DESC, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX audit_event_by_actor ON audit_event (actor, at DESC, id DESC);
CREATE INDEX audit_event_by_action ON audit_event (action, at DESC, id DESC);
CREATE INDEX audit_event_by_time ON audit_event (at DESC, id DESC);
-- Whom a member of the staff has looked at last.
CREATE INDEX audit_event_looks ON audit_event (actor, at DESC) INCLUDE (person_id) WHERE action = 'user.viewed';
