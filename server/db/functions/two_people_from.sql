-- revision 1
-- oldest 0041

-- From when on two members of the staff are two people to the bank: not while somebody stands
-- behind both, as who invited one of them a moment ago. In real time.
-- @return null: they are two now
CREATE OR REPLACE FUNCTION two_people_from(one uuid, other uuid) RETURNS timestamptz
LANGUAGE sql AS $$
  SELECT max(least(behind_one.until, behind_other.until))
  FROM staff_line_of(one) AS behind_one JOIN staff_line_of(other) AS behind_other USING (id)
$$;
