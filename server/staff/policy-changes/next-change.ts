import type { PolicyName } from '../../../contract/policy.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
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
 * Writes what comes after the version that was seen. Of two at once one gets the number.
 * @throws {Refusal} POLICY_CHANGED
 */
export async function writeNext(
  tx: Tx,
  ctx: SignedInContext,
  change: Pick<
    StoredChange,
    'name' | 'version' | 'value' | 'withdraws' | 'effectiveFrom' | 'reason' | 'setAt'
  >,
): Promise<void> {
  const written = await insertChange(tx, { ...change, setBy: ctx.actor.name });
  if (!written) refuseAsChanged((await findChanges(tx, change.name))[0]);
}
