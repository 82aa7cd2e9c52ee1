-- revision 2

-- A telephone number is also found by its bare digits, however it was written.
CREATE OR REPLACE FUNCTION person_found_by(person users) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT E'\n' || search_fold(concat_ws(E'\n', person.username, person.email,
    nullif(person.full_name, ''), nullif(person.phone, ''),
    nullif(regexp_replace(person.phone, '\D', '', 'g'), ''),
    (SELECT string_agg(a.number, E'\n' ORDER BY a.number) FROM customer_account a
      WHERE a.user_id = person.id)))
$$;
