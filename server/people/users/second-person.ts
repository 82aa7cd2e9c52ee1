import { shippedTwoPersonMinor } from '../../../config/policy.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import type { Right } from '../../../contract/values/rights.ts';
import { bankingDayOf, type Clock } from '../../base/clock.ts';
import { derivedId } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Giver, JournalKind, PostingPlan } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findPresentStaff, type PresentStaff } from './staff-roles-store.ts';
import { findLineOf } from './two-people.ts';

interface BankClock {
  clock: Pick<Clock, 'businessNow'>;
}

/** Rights by which staff give money, or agree to it: a half of every pair. */
export const rightsToGive = ['decide-requests', 'handle-money', 'approve-credits'] as const;

/** The journals by which staff give money. */
type GiftKind = Extract<
  JournalKind,
  'funding' | 'correction' | 'return' | 'check_deposit' | 'loan_disbursement'
>;

/** Above what one person of the staff gives no money alone, in US minor units; null: any amount. */
export interface TwoPersonRule {
  aboveMinor: bigint | null;
  /** All that one person gives alone on a bank day. */
  perDayMinor: bigint | null;
}

/**
 * Those of the staff who have one of these rights, or had it within a day: the function
 * staff_who_could of the database says how.
 */
async function findWhoCould(db: Queryable, rights: readonly Right[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM staff_who_could($1) AS id', [
    rights,
  ]);
  return rows.map(({ id }) => id);
}

/** Says whether two people of the staff have a right, so that one can look at the other's work. */
export const haveTwoPeople = async (db: Queryable, right: Right): Promise<boolean> =>
  (await findWhoCould(db, [right])).length >= 2;

/** Says whether two people of the staff could be the two halves of something that gives money. */
export const couldTwoGive = async (db: Queryable): Promise<boolean> =>
  (await findWhoCould(db, rightsToGive)).length >= 2;

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

interface Proposed {
  /** Null: no one did. */
  proposedBy: string | null;
  /** The right to propose it. */
  right: Right;
}

/**
 * @returns true where the author of a proposal may still make it. A proposal of a colleague who has
 * left, or lost the right, is none: with it one person would agree with themselves alone.
 */
export async function isProposer(
  db: Queryable,
  bank: BankClock,
  { proposedBy, right }: Proposed,
): Promise<boolean> {
  return (await findStaffWith(db, bank, right)).some(({ id }) => id === proposedBy);
}

/** @throws {Refusal} PROPOSER_LEFT where `isProposer` says no. */
export async function requireProposer(
  db: Queryable,
  bank: BankClock,
  proposed: Proposed,
): Promise<void> {
  if (!(await isProposer(db, bank, proposed))) refuse('PROPOSER_LEFT');
}

/** Says whether changes of policies, or of the staff, wait for a second person now. */
export async function needTwo(
  db: Queryable,
  bank: BankClock,
  right: 'change-terms' | 'manage-colleagues',
): Promise<boolean> {
  const { terms } = await readPolicy(db, 'twoPeople', bank.clock.businessNow());
  return terms !== 'one' && (await haveTwoPeople(db, right));
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

/** A kind of credit, and who of the staff would give it. */
interface Gift {
  kind: GiftKind;
  actor: string;
}

/**
 * The rule in force for a colleague who would give money of this kind: there is one from the moment
 * on that another person could be the second half of it. The function two_could_answer of the
 * database says so here and to the posting function.
 */
export async function readTwoPersonRule(
  db: Queryable,
  { clock }: BankClock,
  { kind, actor }: Gift,
): Promise<TwoPersonRule> {
  const policy = await readPolicy(db, 'twoPeople', clock.businessNow());
  if (policy.aboveMinor !== null) return ruleOf(policy, { hasTwoPeople: true });
  const { rows } = await db.query<{ answer: boolean }>(
    'SELECT two_could_answer($1, $2) AS answer',
    [kind, actor],
  );
  return ruleOf(policy, { hasTwoPeople: rows[0]?.answer === true });
}

/** With what staff post a credit that they may give. */
export type Given = Pick<PostingPlan, 'preconditions'> & { giver: Giver };

/** Two people agreed: this one began it, and who asks ends it. */
export const givenByTwo = (firstPerson: string): Given => ({
  giver: { way: 'two', firstPerson },
  preconditions: [],
});

/** The limit above which an amount needs a second person, or the way one person posts it. */
export type GivenAlone =
  | { crossed: 'size' | 'day'; limitMinor: bigint; given?: never }
  | { crossed?: never; given: Given };

/**
 * Says whether the caller may give this amount alone: neither the amount nor all that they have
 * given alone today is above the rule. Their gifts are counted in the transaction that posts them,
 * so that two requests at once do not both pass; and with them, for a day, the gifts of those whom
 * they brought in, so that no one gives more by inviting more.
 */
export async function judgeGivenAlone(
  db: Queryable,
  { bank, session }: SignedInContext,
  { amountMinor, kind }: { amountMinor: bigint; kind: GiftKind },
): Promise<GivenAlone> {
  const { aboveMinor, perDayMinor } = await readTwoPersonRule(db, bank, {
    kind,
    actor: session.userId,
  });
  if (aboveMinor !== null && amountMinor > aboveMinor)
    return { crossed: 'size', limitMinor: aboveMinor };
  if (perDayMinor === null) return { given: { giver: { way: 'unruled' }, preconditions: [] } };
  const today = bankingDayOf(bank.clock.now());
  const ids = (await findLineOf(db, session.userId)).map((id) =>
    derivedId('given-alone', id, today),
  );
  const { rows } = await db.query<{ most: bigint }>(
    'SELECT coalesce(max(total), 0) AS most FROM usage_counter WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  if ((rows[0]?.most ?? 0n) + amountMinor > perDayMinor)
    return { crossed: 'day', limitMinor: perDayMinor };
  return {
    given: {
      giver: { way: 'counted' },
      preconditions: ids.map((id) => ({
        kind: 'counter',
        id,
        add: amountMinor,
        max: perDayMinor,
        otherwise: 'GIVEN_AT_ONCE',
      })),
    },
  };
}
