-- A decision of the staff is a claim, under an id made of its case and its number there
-- (server/desk/queue-calls.ts). The latest decision of each case is carried over as its first.

INSERT INTO claim (id, payload_hash, request_id, created_at, answer)
SELECT
  left(encode(sha256(convert_to(format('["decision","%s","%s","1"]', kind, subject_id), 'UTF8')), 'hex'), 32)::uuid,
  sha256(convert_to(format('["%s","%s"]', decided_by, asked), 'UTF8')),
  'carried over', clock_timestamp(), answer::json
FROM decision_answer;

DROP TABLE decision_answer;
