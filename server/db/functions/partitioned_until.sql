-- revision 1
-- oldest 0041

-- When the last partition of a table begins: the one that takes all that is still to come.
CREATE OR REPLACE FUNCTION partitioned_until(whole text) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT substring(pg_get_expr(relpartbound, oid)
    FROM 'FROM \(''([^'']+)''\) TO \(MAXVALUE\)')::timestamptz AS begins
  FROM pg_inherits JOIN pg_class ON oid = inhrelid
  WHERE inhparent = to_regclass(whole) ORDER BY begins LIMIT 1
$$;

REVOKE EXECUTE ON FUNCTION partitioned_until FROM PUBLIC;
GRANT EXECUTE ON FUNCTION partitioned_until TO larkmoor_app;
