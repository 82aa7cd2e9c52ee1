#!/bin/sh
# In the container of PostgreSQL: makes the bank's two logins, at the first start by itself, in an existing database by hand.
set -eu
exec psql --no-psqlrc --quiet --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file /larkmoor/postgres-roles.sql
