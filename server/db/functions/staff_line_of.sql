-- revision 1
-- oldest 0041

-- Returns the people behind a member of the staff: the person, those who brought them in within a
-- day (by an invitation or its approval, by a role, or by a right that one person alone gave to
-- their role), those who brought in those, and so on. A departure ends none of it. In real time.
-- @return until  when the last step of the way to this person is a day old; infinity: the person
CREATE OR REPLACE FUNCTION staff_line_of(person uuid)
RETURNS TABLE (id uuid, until timestamptz) LANGUAGE sql AS $$
  WITH RECURSIVE since AS MATERIALIZED (
    SELECT clock_timestamp() - interval '24 hours' AS at,
      (SELECT offset_seconds FROM sandbox_clock) * interval '1 second' AS ahead
  ), line (id, until) AS (
    SELECT person, 'infinity'::timestamptz
    UNION
    SELECT brought.giver, least(line.until, brought.at + interval '24 hours')
    FROM line CROSS JOIN since CROSS JOIN LATERAL (
      SELECT i.invited_by AS giver, i.ended_at AS at FROM staff_invitation i
        WHERE i.accepted_by = line.id AND i.ended_at > since.at
      UNION ALL
      SELECT i.approved_by, i.ended_at FROM staff_invitation i
        WHERE i.accepted_by = line.id AND i.ended_at > since.at AND i.approved_by IS NOT NULL
      UNION ALL
      SELECT substr(r.set_by, 7)::uuid, r.set_at FROM staff_role r
        WHERE r.user_id = line.id AND r.role IS NOT NULL AND r.set_at > since.at
          AND r.set_by LIKE 'admin:%'
      UNION ALL
      SELECT p.proposed_by, p.decided_at FROM staff_role_proposal p
        WHERE p.user_id = line.id AND p.decided_at > since.at AND p.decision = 'approved'
      UNION ALL
      -- Policies are in business time.
      SELECT substr(p.set_by, 7)::uuid, p.effective_from - since.ahead
        FROM (SELECT role FROM staff_role WHERE user_id = line.id ORDER BY version DESC LIMIT 1)
          AS held
        JOIN policy p ON p.name = 'roles' AND p.value IS NOT NULL AND p.approved_by IS NULL
          AND p.set_by LIKE 'admin:%'
          AND p.effective_from - since.ahead > since.at
          AND p.effective_from - since.ahead <= since.at + interval '24 hours'
          AND NOT EXISTS (SELECT FROM policy w WHERE w.name = p.name AND w.withdraws = p.version)
        LEFT JOIN LATERAL (
          SELECT value FROM policy o
          WHERE o.name = p.name AND o.value IS NOT NULL AND o.version < p.version
            AND o.effective_from <= p.effective_from
            AND NOT EXISTS (SELECT FROM policy w WHERE w.name = o.name AND w.withdraws = o.version)
          ORDER BY o.effective_from DESC, o.version DESC LIMIT 1
        ) AS before ON true
        WHERE NOT coalesce(before.value -> held.role, '[]') @> (p.value -> held.role)
    ) AS brought
  )
  SELECT line.id, max(line.until) FROM line GROUP BY line.id
$$;
