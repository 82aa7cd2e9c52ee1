import { policies, type Policy, type PolicyName } from '../../../contract/values/policy.ts';
import { shippedPolicies } from '../../../config/policy.ts';
import type { LookUp, Queryable } from '../../db/database.ts';

const policyAt: LookUp<{ name: PolicyName; at: Temporal.Instant }, { value: unknown }> = {
  name: 'read-policy',
  sql: `SELECT asked.place::integer, found.value
    FROM unnest($1::text[], $2::timestamptz[]) WITH ORDINALITY AS asked (name, at, place),
    LATERAL (
      SELECT value FROM policy
      WHERE policy.name = asked.name AND effective_from <= asked.at AND value IS NOT NULL
        AND NOT EXISTS (SELECT FROM policy withdrawal WHERE withdrawal.name = policy.name
          AND withdrawal.withdraws = policy.version)
      ORDER BY effective_from DESC, version DESC LIMIT 1
    ) AS found`,
  values: (asked) => [asked.map(({ name }) => name), asked.map(({ at }) => at)],
};

/** The value that staff set, else the one that the bank shipped with. */
function valueOf<Name extends PolicyName>(
  name: Name,
  set: { value: unknown } | undefined,
): Policy<Name> {
  return set ? (policies[name].parse(set.value) as Policy<Name>) : shippedPolicies[name];
}

/** Reads the value in force at an instant of business time. */
export async function readPolicy<Name extends PolicyName>(
  db: Queryable,
  name: Name,
  at: Temporal.Instant,
): Promise<Policy<Name>> {
  return valueOf(name, await db.lookUp(policyAt, { name, at }));
}

/** Reads the values in force at some instants, in their order: one statement, however many. */
export async function readPolicyOver<Name extends PolicyName>(
  db: Queryable,
  name: Name,
  instants: readonly Temporal.Instant[],
): Promise<Policy<Name>[]> {
  const values = policyAt.values(instants.map((at) => ({ name, at })));
  const { rows } = await db.query<{ place: number; value: unknown }>(policyAt.sql, values, {
    name: policyAt.name,
  });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return instants.map((_, index) => valueOf(name, byPlace.get(index + 1)));
}
