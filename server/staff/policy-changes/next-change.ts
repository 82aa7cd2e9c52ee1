import type { Policy, PolicyName } from '../../../contract/policy.ts';
import { refuse } from '../../base/refusal.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { ruleOf } from '../../people/users/second-person.ts';
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

/**
 * Writes what comes after the version that was seen, and its line of the trail. Of two at once one
 * gets the number.
 * @throws {Refusal} POLICY_CHANGED
 */
export async function writeNext(
  tx: Tx,
  ctx: SignedInContext,
  change: Pick<
    StoredChange,
    | 'name'
    | 'version'
    | 'value'
    | 'withdraws'
    | 'effectiveFrom'
    | 'reason'
    | 'setAt'
    | 'setBy'
    | 'approvedBy'
  >,
): Promise<void> {
  const { name, version, effectiveFrom, reason, withdraws, setBy } = change;
  if (!(await insertChange(tx, change))) refuseAsChanged((await findChanges(tx, name))[0]);
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
}

const notice = Temporal.Duration.from({ hours: 24 });

interface Change {
  /**
   * What counts until then: now, and as planned. Whatever of it is withdrawn later, the strictest
   * has been seen.
   */
  standing: readonly unknown[];
  next: unknown;
  now: Temporal.Instant;
  effectiveFrom: Temporal.Instant;
  /** Whether two people can agree to a credit now: what is not set comes with the second. */
  hasTwoPeople: boolean;
}

/**
 * No one lifts the rule of two people for the credit they want to book alone: colleagues have a day
 * to see that it is loosened, by a change or by the withdrawal of a stricter one, and to take that
 * back.
 */
export function loosensTwoPersonRuleTooSoon(
  name: PolicyName,
  { standing, next, now, effectiveFrom, hasTwoPeople }: Change,
): boolean {
  if (name !== 'twoPeople') return false;
  const sizesOf = (value: unknown) => {
    const policy = value as Policy<'twoPeople'>;
    const { aboveMinor, perDayMinor } = ruleOf(policy, { hasTwoPeople });
    const forTerms = policy.terms === 'one' ? Infinity : 0;
    return [Number(aboveMinor ?? Infinity), Number(perDayMinor ?? Infinity), forTerms];
  };
  const before = standing.map(sizesOf);
  const isLooser = sizesOf(next).some(
    (size, index) => size > Math.min(...before.map((sizes) => sizes[index] ?? Infinity)),
  );
  return isLooser && Temporal.Instant.compare(effectiveFrom, now.add(notice)) < 0;
}
