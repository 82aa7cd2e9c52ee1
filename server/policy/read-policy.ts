import { policies, type Policy, type PolicyName } from '../../contract/policy.ts';
import { shippedPolicies } from '../../config/policy.ts';
import type { Queryable } from '../db/database.ts';

/** What is in force at an instant of business time: the latest that staff set, else what the bank shipped with. */
export async function readPolicy<Name extends PolicyName>(db: Queryable, name: Name, at: Temporal.Instant): Promise<Policy<Name>> {
  const { rows } = await db.query<{ value: unknown }>(
    `SELECT value FROM policy
      WHERE name = $1 AND effective_from <= $2 AND value IS NOT NULL
        AND NOT EXISTS (SELECT FROM policy withdrawal WHERE withdrawal.name = policy.name AND withdrawal.withdraws = policy.version)
      ORDER BY effective_from DESC, version DESC LIMIT 1`,
    [name, at],
    { name: 'read-policy' },
  );
  const [set] = rows;
  return set ? (policies[name].parse(set.value) as Policy<Name>) : shippedPolicies[name];
}
