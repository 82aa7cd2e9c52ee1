-- revision 1
-- oldest 0041

-- The first bank day that something may count for: the one after the last closed day, and before
-- any was closed the one with the first booking.
CREATE OR REPLACE FUNCTION first_open_day() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (CASE WHEN closed_until > '-infinity' THEN closed_until
    ELSE coalesce((SELECT min(entry.booked_at) FROM account JOIN every_entry AS entry
        ON entry.account_id = account.id AND entry.seq = 1 WHERE account.owner_id IS NULL),
      clock_timestamp() + offset_seconds * interval '1 second')
    END AT TIME ZONE 'America/New_York')::date
  FROM period_lock CROSS JOIN sandbox_clock
$$;
