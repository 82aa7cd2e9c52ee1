-- revision 1
-- oldest 0041

-- The rights of each role of the staff while no change of the policy “roles” is in force: those of
-- config/policy.ts, which a test compares.
CREATE OR REPLACE FUNCTION roles_as_shipped() RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT '{
    "viewer": ["see-customers"],
    "teller": ["see-customers", "work-cases", "handle-money", "restrict-customers"],
    "approver": ["see-customers", "see-books", "work-cases", "decide-requests", "approve-credits",
      "restrict-customers"],
    "manager": ["see-customers", "see-books", "read-trail", "work-cases", "decide-requests",
      "handle-money", "approve-credits", "restrict-customers", "close-customers", "change-terms",
      "run-bank", "manage-colleagues"],
    "auditor": ["see-customers", "see-books", "read-trail"]
  }'::jsonb
$$;
