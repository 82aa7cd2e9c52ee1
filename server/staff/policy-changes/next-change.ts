import type { Policy, PolicyName } from '../../../contract/values/policy.ts';
import type { Right } from '../../../contract/values/rights.ts';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { exchangeLimitOf } from '../../money/exchange/rate-age.ts';
import { declineUnsupported, type OpenProposals } from '../../people/colleagues/open-proposals.ts';
import { lockPresentStaff, type PresentStaff } from '../../people/users/staff-roles-store.ts';
import { rightsToGive, ruleOf } from '../../people/users/second-person.ts';
import type { Tx } from '../../db/database.ts';
import { findChanges, insertChange, type StoredChange } from './policy-changes-store.ts';

function refuseAsChanged(newest: StoredChange | undefined): never {
  const by = newest?.setByName ?? 'Somebody';
  return refuse('POLICY_CHANGED', { params: { by } });
}

/**
 * The changes of a policy, when the newest is the one its reader saw.
 * @throws {Refusal} POLICY_CHANGED
 */
export async function changesAsSeen(
  tx: Tx,
  name: PolicyName,
  version: number,
): Promise<StoredChange[]> {
  const changes = await findChanges(tx, name);
  const [newest] = changes;
  return (newest?.version ?? 0) === version ? changes : refuseAsChanged(newest);
}

type NextChange = Omit<StoredChange, 'setByName' | 'approvedByName'>;

/**
 * Writes what comes after the version that was seen, and its line of the trail. Of two at once one
 * gets the number.
 * @param reason for the trail
 * @returns false where the number was written since.
 */
export async function tryWriteNext(
  tx: Tx,
  ctx: Context,
  change: NextChange,
  reason = change.reason,
): Promise<boolean> {
  const { name, version, effectiveFrom, withdraws, setBy } = change;
  if (!(await insertChange(tx, change))) return false;
  await recordAudit(tx, ctx, {
    action: withdraws === null ? 'policy.changed' : 'policy.change_withdrawn',
    subject: `policy:${name}`,
    details: {
      ...(withdraws === null
        ? { version: String(version), effectiveFrom: effectiveFrom.toString() }
        : { change: String(withdraws) }),
      reason,
      ...(setBy !== ctx.actor.name && { proposedBy: setBy }),
    },
  });
  return true;
}

/**
 * As `tryWriteNext`.
 * @throws {Refusal} POLICY_CHANGED
 */
export async function writeNext(tx: Tx, ctx: SignedInContext, change: NextChange): Promise<void> {
  if (!(await tryWriteNext(tx, ctx, change)))
    refuseAsChanged((await findChanges(tx, change.name))[0]);
}

/**
 * Writes a change, and ends what follows from it. Where roles lose a right from now on, what any of
 * the staff writes at this moment comes before or after it; and what they proposed by that right is
 * declined.
 * @throws {Refusal} POLICY_CHANGED
 */
export async function writeChange(
  tx: Tx,
  ctx: SignedInContext,
  change: Omit<NextChange, 'withdraws'>,
  proposals: readonly OpenProposals[],
): Promise<void> {
  const { name, effectiveFrom, setAt } = change;
  const isOfRights = name === 'roles' && Temporal.Instant.compare(effectiveFrom, setAt) <= 0;
  if (isOfRights) await lockPresentStaff(tx);
  await writeNext(tx, ctx, { ...change, withdraws: null });
  if (isOfRights) await declineUnsupported(tx, ctx, proposals);
}

const notice = Temporal.Duration.from({ hours: 24 });

interface Change {
  bank: Pick<Bank, 'config'>;
  /**
   * The values that count until then: now, and as planned. Whatever of it is withdrawn later, the
   * strictest has been seen.
   */
  standing: readonly unknown[];
  next: unknown;
  now: Temporal.Instant;
  effectiveFrom: Temporal.Instant;
  /** True where two people can give money now: an unset rule comes with the second person. */
  hasTwoPeople: boolean;
  /** Everyone of the staff, with their roles. */
  staff: readonly Pick<PresentStaff, 'id' | 'role'>[];
}

/** The size up to which one person acts alone, by a policy of two people. */
function sizesOf(
  policy: Policy<'twoPeople'>,
  ofWhom: Parameters<typeof ruleOf>[1],
): [number, number, number] {
  const { aboveMinor, perDayMinor } = ruleOf(policy, ofWhom);
  const forTerms = policy.terms === 'one' ? Infinity : 0;
  return [Number(aboveMinor ?? Infinity), Number(perDayMinor ?? Infinity), forTerms];
}

/** An unset size is no equal of one that was set: it goes with the second person. */
function loosensSizes({ standing, next, hasTwoPeople }: Change): boolean {
  const policies = standing as readonly Policy<'twoPeople'>[];
  const before = policies.map((policy) => sizesOf(policy, { hasTwoPeople }));
  const wasUnset = policies.every(({ aboveMinor }) => aboveMinor === null);
  return sizesOf(next as Policy<'twoPeople'>, { hasTwoPeople: wasUnset && hasTwoPeople }).some(
    (size, index) => size > Math.min(...before.map((sizes) => sizes[index] ?? Infinity)),
  );
}

/** Says whether a colleague who now has a second person for money would have none. */
function endsASecondPerson({ standing, next, staff }: Change): boolean {
  const hasOther = (roles: unknown, right: Right, id: string) =>
    staff.some((one) => one.id !== id && (roles as Policy<'roles'>)[one.role].includes(right));
  return rightsToGive.some((right) =>
    staff.some(
      ({ id }) =>
        standing.some((roles) => hasOther(roles, right, id)) && !hasOther(next, right, id),
    ),
  );
}

/** Says whether a bound is above the lowest of those that count until then. */
const raises =
  <Name extends PolicyName>(boundOf: (policy: Policy<Name>, change: Change) => number) =>
  (change: Change): boolean => {
    const bound = (value: unknown) => boundOf(value as Policy<Name>, change);
    return bound(change.next) > Math.min(...change.standing.map(bound));
  };

/**
 * The policies that bound what one person of the staff can give away, and whether a change loosens
 * one. The price that one person moves, and the amount that is exchanged at it, are money as a
 * credit is.
 */
const guards: Partial<Record<PolicyName, (change: Change) => boolean>> = {
  twoPeople: loosensSizes,
  roles: endsASecondPerson,
  fetchedRates: raises<'fetchedRates'>(({ mostBps }) => mostBps),
  exchangeLimit: raises<'exchangeLimit'>(
    (policy, { bank }) => exchangeLimitOf(bank, policy) ?? Infinity,
  ),
};

/**
 * No one lifts the rule of two people for the credit they want to book alone, nor the bound of rates
 * for those they record: colleagues have a day to see that a guard is loosened, by a change of it or
 * of what the roles may do, or by the withdrawal of a stricter one, and to take that back.
 */
export function loosensTooSoon(name: PolicyName, change: Change): boolean {
  const { effectiveFrom, now } = change;
  const isSoon = Temporal.Instant.compare(effectiveFrom, now.add(notice)) < 0;
  return isSoon && guards[name]?.(change) === true;
}
