import type { Weakness } from '../../../contract/weaknesses.ts';
import type { Database } from '../../db/database.ts';

interface Login {
  name: string;
  isSuperuser: boolean;
  ownsTables: boolean;
}

/**
 * What the login of DATABASE_URL may do beyond serving. The server works as the role larkmoor_app,
 * but a statement takes it back to its login, whose rights are what stops somebody who runs SQL or
 * code in its place. Nothing on the embedded engine, where the data folder is the wall.
 */
export async function loginWeakness(
  db: Pick<Database, 'engine' | 'query'>,
): Promise<Weakness | undefined> {
  if (db.engine === 'embedded') return undefined;
  const { rows } = await db.query<Login>(
    `SELECT session_user::text AS name, EXISTS (SELECT FROM pg_roles WHERE rolname = session_user
      AND rolsuper) AS "isSuperuser",
            EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace
              AND relkind IN ('r', 'p')
                    AND pg_has_role(session_user, relowner, 'MEMBER')) AS "ownsTables"`,
  );
  const [login] = rows;
  if (!login || (!login.isSuperuser && !login.ownsTables)) return undefined;
  const power = login.isSuperuser ? 'is a superuser of PostgreSQL' : 'owns the tables of the bank';
  return {
    problem:
      `The login ${login.name} of DATABASE_URL ${power}: with it, entries and the audit trail ` +
      'can be changed.',
    mend:
      'Let deploy/postgres-roles.sql make a login that only serves, put it into DATABASE_URL, ' +
      'and keep the owner’s in DATABASE_OWNER_URL for npm run bank -- migrate.',
  };
}
