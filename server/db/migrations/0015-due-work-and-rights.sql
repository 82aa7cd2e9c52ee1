-- Work of one kind is found however much of another kind waits, as mail does while its server is away.
CREATE INDEX job_waiting_by_kind ON job (kind, run_at) WHERE done_at IS NULL;
DROP INDEX job_waiting;

-- Bills whose money was looked for already are not looked at again.
CREATE INDEX bill_schedule_unchecked ON bill_schedule (next_due_at) WHERE status = 'active' AND funds_checked_at IS NULL;

-- What is never deleted cannot be, whatever the server is made to run.
GRANT SELECT, INSERT, UPDATE ON users, customer_account, transfer, check_deposit, loan, loan_instalment, contact_message TO larkmoor_app;
REVOKE DELETE ON users, customer_account, transfer, check_deposit, loan, loan_instalment, contact_message FROM larkmoor_app;
