import type { Policy, PolicyName } from '../../contract/values/policy.ts';
import type { Queryable } from '../../server/db/database.ts';

/** Sets a policy as staff do: a value that comes into force at an instant of business time. */
export async function setPolicy<Name extends PolicyName>(
  db: Queryable,
  name: Name,
  value: Policy<Name>,
  from: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO policy (name, version, effective_from, value, set_by, reason, set_at)
     SELECT $1, coalesce(max(version), 0) + 1, $2, $3, 'system:test', 'a test', $2 FROM policy
       WHERE name = $1`,
    [name, from, JSON.stringify(value)],
  );
}
