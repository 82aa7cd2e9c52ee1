-- A picture or document that a newer one took the place of says so itself, so that forgetting it reads no other file.
ALTER TABLE stored_file ADD COLUMN replaced boolean NOT NULL DEFAULT false;
UPDATE stored_file f SET replaced = true
 WHERE f.purpose IN ('profile_photo', 'id_document')
   AND NOT EXISTS (SELECT FROM users u WHERE u.id = f.owner_id AND f.id IN (u.profile_image, u.id_document));
CREATE INDEX stored_file_replaced ON stored_file (created_at) WHERE replaced;
-- Whoever deletes a file is asked whether somebody still shows it.
CREATE INDEX users_by_profile_image ON users (profile_image) WHERE profile_image IS NOT NULL;
CREATE INDEX users_by_id_document ON users (id_document) WHERE id_document IS NOT NULL;

-- Work that failed, the next to be tried first, then what was given up.
CREATE INDEX job_failed ON job ((done_at IS NOT NULL), (coalesce(done_at, run_at))) WHERE last_error IS NOT NULL;

-- The pages of running loans: those to be paid out, then the overdue ones by their oldest unpaid instalment, then the others by when they were paid out.
CREATE INDEX loan_to_pay_out ON loan (decided_at, id) WHERE state = 'approved';
DROP INDEX loan_running;
CREATE INDEX loan_running ON loan (disbursed_at, id) WHERE state = 'disbursed';
DROP INDEX loan_instalment_due;
CREATE INDEX loan_instalment_due ON loan_instalment (due_on, loan_id) INCLUDE (missed_at) WHERE paid_at IS NULL;
