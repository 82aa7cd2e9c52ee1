-- Every change of a policy is a row, numbered from 1 within its policy: who changes it says which number they saw last, and of two at once one gets the next.
ALTER TABLE policy ADD COLUMN version int;
UPDATE policy SET version = numbered.version
  FROM (SELECT name, effective_from, set_at, row_number() OVER (PARTITION BY name ORDER BY set_at, effective_from) AS version FROM policy) numbered
 WHERE (policy.name, policy.effective_from, policy.set_at) = (numbered.name, numbered.effective_from, numbered.set_at);

-- A change that was planned and is not wanted any more: a row of its own without a value, which names the one it withdraws.
ALTER TABLE policy
  ALTER COLUMN version SET NOT NULL,
  ALTER COLUMN value DROP NOT NULL,
  ADD COLUMN withdraws int,
  DROP CONSTRAINT policy_pkey,
  ADD PRIMARY KEY (name, version),
  ADD FOREIGN KEY (name, withdraws) REFERENCES policy (name, version),
  ADD UNIQUE (name, withdraws),
  ADD CHECK (version > 0),
  ADD CHECK ((value IS NULL) = (withdraws IS NOT NULL)),
  ADD CHECK (withdraws < version);
CREATE INDEX policy_in_force ON policy (name, effective_from DESC, version DESC);

-- Who brought a rate in.
ALTER TABLE reference_rate ADD COLUMN recorded_by text NOT NULL DEFAULT 'system:bank';
