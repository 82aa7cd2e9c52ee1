import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { TrailProof } from '../../../contract/books-proof.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { signBlock } from '../../services/audit/trail-digests.ts';
import { verifyTrail, type TrailVerdict } from '../../services/audit/verify-trail.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import { stopMoney } from '../../ledger/money-stop.ts';
import { verifyBooks, type Verdict } from '../../ledger/verify.ts';
import { endProof, noteTrail } from './proofs-store.ts';

const mostTries = 60;
const betweenTriesMs = 500;

/** Why a proof could not be made, for staff. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const trailProofOf = ({ blocks, events, waiting, upTo, findings }: TrailVerdict): TrailProof => ({
  blocks: Number(blocks),
  events: Number(events),
  waiting: Number(waiting),
  ...(upTo && { upTo: textFromInstant(upTo) }),
  findings,
});

/** Payments under way may hold the stop up for a moment; it is never given up because of them. */
async function patiently(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      // All that is written here may be written twice.
      const passes =
        error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;
      if (!passes || tries === mostTries) throw error;
      await setTimeout(betweenTriesMs);
    }
  }
}

/** The result and the stop: both or neither. */
async function stopOnWrongBooks(ctx: Context, id: string, verdict: Verdict): Promise<void> {
  const { db, clock, log } = ctx.bank;
  const stopped = await db.tx(async (tx) => {
    await endProof(tx, id, { at: clock.now(), verdict });
    const first = await stopMoney(tx, { id: randomUUID(), proofId: id, at: clock.now() });
    if (first)
      await recordAudit(tx, ctx, {
        action: 'money.stopped',
        subject: `proof:${id}`,
        details: { promise: verdict.findings[0]?.promise ?? '' },
      });
    return first;
  });
  log.error(
    { proof: id, findings: verdict.findings, stopped },
    'THE BOOKS ARE NOT RIGHT: money is stopped',
  );
}

/**
 * A trail that was changed stops nothing, and one that cannot be read keeps nothing from being said
 * of the books.
 */
async function proveTrail(
  { bank: { db, clock, log, secrets, stopping } }: Context,
  id: string,
  snapshot: Database,
): Promise<void> {
  try {
    const trail = trailProofOf(
      await verifyTrail(snapshot, { sign: signBlock(secrets), now: clock.now(), stopping }),
    );
    await patiently(() => noteTrail(db, id, { trail }));
    if (trail.findings.length > 0)
      log.error({ proof: id, findings: trail.findings }, 'THE TRAIL IS NOT RIGHT');
  } catch (error) {
    stopping.throwIfAborted();
    log.error({ proof: id, error: reasonOf(error) }, 'THE TRAIL COULD NOT BE PROVEN');
    await patiently(() =>
      noteTrail(db, id, { error: `The trail could not be proven: ${reasonOf(error)}` }),
    );
  }
}

/**
 * The books first: wrong ones stop money at once, however long the trail takes and whatever becomes
 * of it.
 */
export async function proveAll(ctx: Context, id: string): Promise<void> {
  const { db, clock, openSnapshot, stopping } = ctx.bank;
  const snapshot = await openSnapshot();
  try {
    const verdict = await verifyBooks(snapshot, stopping);
    const right = verdict.findings.length === 0;
    if (verdict.dayFindings.length > 0)
      ctx.bank.log.error(
        { proof: id, findings: verdict.dayFindings },
        'A CLOSING OR A DATE IS NOT RIGHT: money goes on',
      );
    if (!right) await patiently(() => stopOnWrongBooks(ctx, id, verdict));
    await proveTrail(ctx, id, snapshot);
    if (right) await patiently(() => endProof(db, id, { at: clock.now(), verdict }));
  } finally {
    await snapshot.close();
  }
}
