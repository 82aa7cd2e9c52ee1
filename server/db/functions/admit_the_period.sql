-- revision 1
-- oldest 0041

-- A month or a year is closed only in its turn, once all its days are: else a sign-off would speak of
-- figures that still move. It holds the lock that closings and reopenings of days take.
CREATE OR REPLACE FUNCTION admit_the_period() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  opened date; last integer; since date;
BEGIN
  PERFORM FROM period_lock FOR UPDATE;
  opened := (SELECT min(day) FROM closed_day);
  last := (SELECT max(place) FROM closed_period_in_force
    WHERE (period, generation) <> (NEW.period, NEW.generation));
  IF NEW.generation <> (SELECT coalesce(max(generation), 0) FROM period_reopening)
    OR NEW.place IS DISTINCT FROM coalesce(last + 1,
      extract(year FROM opened)::integer * 13 + extract(month FROM opened)::integer - 1)
  THEN RAISE EXCEPTION 'period % is not the next to close', NEW.period
    USING ERRCODE = 'restrict_violation'; END IF;
  since := greatest(NEW.first_day, opened);
  IF NEW.last_day - since + 1 <> (SELECT count(*) FROM closed_day_in_force
    WHERE day BETWEEN since AND NEW.last_day)
  THEN RAISE EXCEPTION 'period % has days that are not closed', NEW.period
    USING ERRCODE = 'restrict_violation'; END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER closed_period_is_over AFTER INSERT ON closed_period FOR EACH ROW
  EXECUTE FUNCTION admit_the_period();
