import { shippedTwoPersonMinor } from '../../../config/policy.ts';
import type { Policy } from '../../../contract/policy.ts';
import type { Right } from '../../../contract/rights.ts';
import { bankingDayOf, type Clock } from '../../base/clock.ts';
import { derivedId } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findPresentStaff, findStaffRolesSince, type PresentStaff } from './staff-roles-store.ts';

interface BankClock {
  clock: Pick<Clock, 'businessNow' | 'now'>;
}

/** Above what one person of the staff gives no money alone, in US minor units; null: any amount. */
export interface TwoPersonRule {
  aboveMinor: bigint | null;
  /** All that one person gives alone on a bank day. */
  perDayMinor: bigint | null;
}

/**
 * How long a right that somebody lost still makes a second person: who ends the access of everyone
 * else does not work alone before the others have had a day to see it.
 */
const lostRightHours = 24;

/** Whether two people of the staff have a right, so that one can look at the other's work. */
export async function haveTwoPeople(
  db: Queryable,
  { clock }: BankClock,
  right: Right,
): Promise<boolean> {
  const [roles, held] = await Promise.all([
    readPolicy(db, 'roles', clock.businessNow()),
    findStaffRolesSince(db, clock.now().subtract({ hours: lostRightHours })),
  ]);
  const holders = held.filter(({ role }) => roles[role].includes(right));
  return new Set(holders.map(({ userId }) => userId)).size >= 2;
}

/** Everyone of the staff who has a right now. */
export async function findStaffWith(
  db: Queryable,
  { clock }: BankClock,
  right: Right,
): Promise<PresentStaff[]> {
  const [roles, staff] = await Promise.all([
    readPolicy(db, 'roles', clock.businessNow()),
    findPresentStaff(db),
  ]);
  return staff.filter(({ role }) => roles[role].includes(right));
}

/**
 * A proposal of somebody who has left, or lost the right, is none: with it one person would agree
 * with themselves alone.
 * @throws {Refusal} PROPOSER_LEFT
 */
export async function requireProposer(
  db: Queryable,
  bank: BankClock,
  { proposedBy, right }: { proposedBy: string; right: Right },
): Promise<void> {
  const staff = await findStaffWith(db, bank, right);
  if (!staff.some(({ id }) => id === proposedBy)) refuse('PROPOSER_LEFT');
}

/** Whether what this right is needed for waits for a second person now: policies, or the staff. */
export async function needTwo(
  db: Queryable,
  bank: BankClock,
  right: 'change-terms' | 'manage-colleagues',
): Promise<boolean> {
  const { terms } = await readPolicy(db, 'twoPeople', bank.clock.businessNow());
  return terms !== 'one' && (await haveTwoPeople(db, bank, right));
}

/** The rule that a policy makes: what is not set comes with the second person. */
export function ruleOf(
  { aboveMinor, perDayMinor = null }: Policy<'twoPeople'>,
  { hasTwoPeople }: { hasTwoPeople: boolean },
): TwoPersonRule {
  const above = aboveMinor ?? (hasTwoPeople ? shippedTwoPersonMinor : null);
  const perDay = perDayMinor ?? above;
  return {
    aboveMinor: above === null ? null : BigInt(above),
    perDayMinor: perDay === null ? null : BigInt(perDay),
  };
}

/** The rule in force for money that somebody with `right` may agree to. */
export async function readTwoPersonRule(
  db: Queryable,
  bank: BankClock,
  right: Right,
): Promise<TwoPersonRule> {
  const policy = await readPolicy(db, 'twoPeople', bank.clock.businessNow());
  return ruleOf(policy, {
    hasTwoPeople: policy.aboveMinor === null && (await haveTwoPeople(db, bank, right)),
  });
}

const counterId = ({ bank, session }: SignedInContext) =>
  derivedId('given-alone', session.userId, bankingDayOf(bank.clock.now()));

/** Why an amount needs a second person, or what it counts towards when it does not. */
export type GivenAlone =
  | { crossed: 'size' | 'day'; limitMinor: bigint; counted?: never }
  | { crossed?: never; counted: Precondition[] };

/**
 * Whether who asks may give this amount alone: neither the amount nor all that they have given
 * alone today is above the rule. What they give is counted in the transaction that posts it, so
 * that two requests at once do not both pass.
 */
export async function judgeGivenAlone(
  db: Queryable,
  ctx: SignedInContext,
  { amountMinor, right }: { amountMinor: bigint; right: Right },
): Promise<GivenAlone> {
  const { aboveMinor, perDayMinor } = await readTwoPersonRule(db, ctx.bank, right);
  if (aboveMinor !== null && amountMinor > aboveMinor)
    return { crossed: 'size', limitMinor: aboveMinor };
  if (perDayMinor === null) return { counted: [] };
  const id = counterId(ctx);
  const { rows } = await db.query<{ total: bigint }>(
    'SELECT total FROM usage_counter WHERE id = $1',
    [id],
  );
  if ((rows[0]?.total ?? 0n) + amountMinor > perDayMinor)
    return { crossed: 'day', limitMinor: perDayMinor };
  return {
    counted: [
      { kind: 'counter', id, add: amountMinor, max: perDayMinor, otherwise: 'GIVEN_AT_ONCE' },
    ],
  };
}
