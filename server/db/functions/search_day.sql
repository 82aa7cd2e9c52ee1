-- revision 1
-- oldest 0041

-- A moment as the day of a row is searched: as it is written here, and in every language of ours. One
-- expression without a query, so that a search plans it once, and not at each row.
CREATE OR REPLACE FUNCTION search_day(moment timestamptz, zone text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n', to_char(moment AT TIME ZONE zone, 'YYYY-MM-DD'),
    to_char(moment AT TIME ZONE zone, 'Mon FMDD, YYYY'),
    to_char(moment AT TIME ZONE zone, 'FMDD ')
      || shown_words('month ' || to_char(moment AT TIME ZONE zone, 'FMMM')))
$$;
