-- revision 1
-- oldest 0041

-- Returns those of the staff who have one of these rights, or had it within 24 hours: by any role
-- that they had, under any policy “roles” that was in force in that time. A person who takes
-- a right away, from a colleague or from a role, does not work alone before the others have had a
-- day to see it.
-- In real time.
CREATE OR REPLACE FUNCTION staff_who_could(rights text[]) RETURNS SETOF uuid LANGUAGE sql AS $$
  WITH since AS MATERIALIZED (
    SELECT clock_timestamp() - interval '24 hours' AS at,
      (SELECT offset_seconds FROM sandbox_clock) * interval '1 second' AS ahead
  ), counted AS MATERIALIZED (
    -- Policies are in business time.
    SELECT p.value, p.version, p.effective_from - since.ahead AS at
    FROM policy p, since
    WHERE p.name = 'roles' AND p.value IS NOT NULL
      AND p.effective_from - since.ahead <= clock_timestamp()
      AND NOT EXISTS (SELECT FROM policy w WHERE w.name = p.name AND w.withdraws = p.version)
  ), allowed AS (
    SELECT value FROM counted WHERE at > (SELECT at FROM since)
    UNION ALL
    SELECT coalesce((SELECT value FROM counted WHERE at <= (SELECT at FROM since)
      ORDER BY at DESC, version DESC LIMIT 1), roles_as_shipped())
  )
  SELECT DISTINCT held.user_id
  FROM staff_role AS held, since, allowed
  WHERE held.role IS NOT NULL AND allowed.value -> held.role ?| rights
    AND NOT EXISTS (SELECT FROM staff_role AS next WHERE next.user_id = held.user_id
      AND next.version = held.version + 1 AND next.set_at <= since.at)
$$;
