import type { Queryable } from './database.ts';
import { DatabaseUnavailableError, MigrationError, OutcomeUnknownError } from './errors.ts';
import { reasonOf } from '../base/reason-of.ts';

/**
 * The role that the server runs as. Belongs to the whole cluster, so several banks on one cluster
 * share the name; rights are given per database.
 */
export const applicationRole = 'larkmoor_app';

/**
 * Makes the role, and lets our login take it. Throws `MigrationError` where the login may not, and
 * what the database answers where it is away, full or busy, which passes.
 */
export async function createApplicationRole(db: Queryable): Promise<void> {
  try {
    await db.query(createRole);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError)
      throw error;
    const text = reasonOf(error);
    throw new MigrationError(
      `The role ${applicationRole} cannot be set up (${text}). Let an administrator run: CREATE ` +
        `ROLE ${applicationRole}; GRANT ${applicationRole} TO <the login of DATABASE_URL>;`,
      { cause: error },
    );
  }
}

// Two banks that start at the same time on one cluster both run this: the second finds it done.
const createRole = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationRole}') THEN
    CREATE ROLE ${applicationRole} NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  IF NOT pg_has_role(current_user, '${applicationRole}', 'MEMBER') THEN
    GRANT ${applicationRole} TO CURRENT_USER;
  END IF;
END $$;`;

/** Tables and sequences of the bank that no migration gave any right on. */
const unmentioned = `
SELECT c.oid::regclass AS name, CASE c.relkind WHEN 'S' THEN 'USAGE'
  ELSE 'SELECT, INSERT, UPDATE, DELETE' END AS rights,
       CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'S')
  AND NOT c.relispartition
  AND NOT EXISTS (SELECT FROM aclexplode(c.relacl) a
    WHERE a.grantee = to_regrole('${applicationRole}'))
  AND NOT EXISTS (SELECT FROM pg_attribute t, aclexplode(t.attacl) a WHERE t.attrelid = c.oid
    AND a.grantee = to_regrole('${applicationRole}'))`;

/** Says whether `grantOrdinaryRights` would change something. The role is there. */
export async function lacksOrdinaryRights(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ lacks: boolean }>(
    `SELECT EXISTS (${unmentioned}) OR NOT EXISTS (SELECT FROM pg_namespace, aclexplode(nspacl) a
      WHERE nspname = 'public' AND a.grantee = to_regrole('${applicationRole}')
        AND a.privilege_type = 'USAGE') AS lacks`,
  );
  return rows[0]?.lacks !== false;
}

/**
 * Gives the ordinary rights on every table that no migration gave any right on: a table that grants
 * ${applicationRole} something gets exactly that. A partition gets none: it is written by way of
 * its partitioned table.
 */
export async function grantOrdinaryRights(db: Queryable): Promise<void> {
  await db.query(`GRANT USAGE ON SCHEMA public TO ${applicationRole}`);
  await db.query(grantUnmentioned);
}

const grantUnmentioned = `
DO $$ DECLARE
  item record;
BEGIN
  FOR item IN ${unmentioned}
  LOOP
    EXECUTE format('GRANT %s ON %s %s TO ${applicationRole}', item.rights, item.kind, item.name);
  END LOOP;
END $$;`;
