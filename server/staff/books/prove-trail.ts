import type { TrailProof } from '../../../contract/staff/books-proof.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ProofScope } from '../../ledger/verify.ts';
import { blockSigner } from '../../services/audit/block-signatures.ts';
import {
  type TrailVerdict,
  verifyRecentTrail,
  verifyTrail,
} from '../../services/audit/verify-trail.ts';
import { isFullDue } from './is-full-due.ts';
import { noteWithRetry } from './note-with-retry.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { findUnchangedSpan, noteTrail, type StoredProof } from './proofs-store.ts';

const trailProofOf = ({
  scope,
  blocks,
  events,
  waiting,
  upTo,
  findings,
}: TrailVerdict): TrailProof => ({
  scope,
  blocks: Number(blocks),
  events: Number(events),
  waiting: Number(waiting),
  ...(upTo && { upTo: textFromInstant(upTo) }),
  findings,
});

/** As of the books: everything each week, and until all is right again after it was changed. */
async function scopeOfTrail(
  { db, clock }: Context['bank'],
  ofBooks: ProofScope,
): Promise<ProofScope> {
  const { inFull } = await findUnchangedSpan(db);
  return isFullDue(inFull, clock.now()) ? 'full' : ofBooks;
}

/**
 * A trail that was changed stops nothing, and one that cannot be read keeps nothing from being said
 * of the books.
 */
export async function proveTrail(
  { bank }: Context,
  { id, scope }: StoredProof,
  snapshot: Database,
): Promise<void> {
  const { db, clock, log, secrets, stopping } = bank;
  try {
    const verify = (await scopeOfTrail(bank, scope)) === 'full' ? verifyTrail : verifyRecentTrail;
    const proving = { signer: blockSigner(secrets), now: clock.now(), stopping };
    const verdict = await verify(snapshot, proving);
    const trail = trailProofOf(verdict);
    const { provenBlock } = verdict;
    await noteWithRetry(() => noteTrail(db, id, { trail, provenBlock }));
    if (trail.findings.length > 0)
      log.error({ proof: id, findings: trail.findings }, 'THE TRAIL IS NOT RIGHT');
  } catch (error) {
    stopping.throwIfAborted();
    log.error({ proof: id, error: reasonOf(error) }, 'THE TRAIL COULD NOT BE PROVEN');
    await noteWithRetry(() =>
      noteTrail(db, id, { error: `The trail could not be proven: ${reasonOf(error)}` }),
    );
  }
}
