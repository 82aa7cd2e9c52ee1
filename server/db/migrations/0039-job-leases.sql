-- One row for each kind of work that one server does at a time. Its lock is the lease: a lock of a
-- whole table kept autovacuum and each other waiting.
-- oldest 0038
CREATE TABLE job_lease (
  name text PRIMARY KEY
);
