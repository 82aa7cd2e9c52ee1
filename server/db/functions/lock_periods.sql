-- revision 1
-- oldest 0041

-- To the end of the transaction no other signs or reopens a month or a year, and no day is reopened.
-- No payment waits for it.
CREATE OR REPLACE FUNCTION lock_periods() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET lock_timeout = '5s' AS $$
BEGIN
  LOCK TABLE closed_period IN SHARE ROW EXCLUSIVE MODE;
END $$;

REVOKE EXECUTE ON FUNCTION lock_periods FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_periods TO larkmoor_app;
