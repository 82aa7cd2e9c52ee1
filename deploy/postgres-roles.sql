-- The logins of a bank on PostgreSQL, run once as a superuser in the bank's own database; again it changes passwords and nothing else. It also takes an existing bank
-- from the one login that it had. Passwords come from the environment, so that no list of processes shows them:
--   LARKMOOR_OWNER_PASSWORD=… LARKMOOR_SERVER_PASSWORD=… psql --file deploy/postgres-roles.sql larkmoor
--
--   larkmoor_owner   owns the database and its tables: npm run bank -- migrate, backup, restore
--   larkmoor_server  serves, and may do what the role larkmoor_app may: no table is its own
\set ON_ERROR_STOP on
\getenv owner_password LARKMOOR_OWNER_PASSWORD
\getenv server_password LARKMOOR_SERVER_PASSWORD

SELECT format('CREATE ROLE %I', wanted.name)
FROM unnest(ARRAY['larkmoor_app', 'larkmoor_owner', 'larkmoor_server']) AS wanted (name)
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted.name) \gexec

ALTER ROLE larkmoor_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'owner_password';
ALTER ROLE larkmoor_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'server_password';
GRANT larkmoor_app TO larkmoor_owner, larkmoor_server;
ALTER DATABASE :"DBNAME" OWNER TO larkmoor_owner;

-- Everything that an earlier login owned, without what belongs to an extension, to a column or to the table it belongs to. A partitioned table and each of its partitions are named: none hands its owner on.
SELECT format('ALTER %s %s OWNER TO larkmoor_owner', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, oid::regclass)
FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S', 'v', 'c') AND relowner <> 'larkmoor_owner'::regrole
  AND (relkind = 'p' OR relispartition OR NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i', 'e'))) \gexec
SELECT format('ALTER ROUTINE %s OWNER TO larkmoor_owner', oid::regprocedure)
FROM pg_proc
WHERE pronamespace = 'public'::regnamespace AND proowner <> 'larkmoor_owner'::regrole
  AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') \gexec

\ir postgres-timelines.sql
