import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { TrailProof } from '../../contract/books-proof.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { signBlock } from '../audit/sign-block.ts';
import { verifyTrail, type TrailVerdict } from '../audit/verify-trail.ts';
import type { Bank } from '../bank.ts';
import { bankTimeZone, textFromInstant } from '../clock.ts';
import type { Context } from '../context.ts';
import { DatabaseUnavailableError } from '../db/errors.ts';
import { stopMoney } from '../ledger/money-stop.ts';
import { verifyBooks, type Verdict } from '../ledger/verify.ts';
import { askProof } from './ask-proof.ts';
import { endProof, failProof, findLastAnswered, findOpeningOfBank, findOpenProof, giveUpLostProof, noteProofAlive, takeWaitingProof } from './proofs-store.ts';

/** Whoever asks for a proof brings this job's beat forward. */
export const proofJobName = 'proof-of-the-books';

const nightlyHour = 2;
const aliveEveryMs = 10_000;
const lostAfterSeconds = 60;
const mostTries = 60;
const betweenTriesMs = 500;

/** The last instant (real time, in the bank's home) at which a proof was due by itself. */
function lastNightly(now: Temporal.Instant): Temporal.ZonedDateTime {
  const here = now.toZonedDateTimeISO(bankTimeZone);
  const today = here.startOfDay().add({ hours: nightlyHour });
  return Temporal.ZonedDateTime.compare(today, here) > 0 ? today.subtract({ days: 1 }) : today;
}

/** When the books are proven next without anybody asking. */
export function nextNightly(now: Temporal.Instant): Temporal.Instant {
  return lastNightly(now).add({ days: 1 }).toInstant();
}

/** A new bank has nothing to prove before its first night. */
async function askNightly(ctx: Context): Promise<void> {
  const { db, clock } = ctx.bank;
  const last = (await findLastAnswered(db)) ?? (await findOpeningOfBank(db));
  if (Temporal.Instant.compare(last, lastNightly(clock.now()).toInstant()) >= 0) return;
  if ((await findOpenProof(db)) === undefined) await askProof(ctx);
}

interface Proven {
  verdict: Verdict;
  trail: TrailProof;
}

const trailProofOf = ({ blocks, events, waiting, upTo, findings }: TrailVerdict): TrailProof => ({
  blocks: Number(blocks),
  events: Number(events),
  waiting: Number(waiting),
  ...(upTo && { upTo: textFromInstant(upTo) }),
  findings,
});

async function readEverything({ openSnapshot, secrets, stopping }: Bank): Promise<Proven> {
  const snapshot = await openSnapshot();
  try {
    const verdict = await verifyBooks(snapshot, stopping);
    return { verdict, trail: trailProofOf(await verifyTrail(snapshot, signBlock(secrets), stopping)) };
  } finally {
    await snapshot.close();
  }
}

/** The result and, when the books are wrong, the stop: both or neither. A trail that was changed stops nothing. */
async function conclude(ctx: Context, id: string, { verdict, trail }: Proven): Promise<void> {
  const { db, clock, log } = ctx.bank;
  if (trail.findings.length > 0) log.error({ proof: id, findings: trail.findings }, 'THE TRAIL WAS CHANGED');
  const stopped = await db.tx(async (tx) => {
    if (!(await endProof(tx, id, { at: clock.now(), verdict, trail })) || verdict.findings.length === 0) return false;
    await recordAudit(tx, ctx, { action: 'money.stopped', subject: `proof:${id}`, details: { promise: verdict.findings[0]?.promise ?? '' } });
    return await stopMoney(tx, { id: randomUUID(), proofId: id, at: clock.now() });
  });
  if (verdict.findings.length > 0) log.error({ proof: id, findings: verdict.findings, stopped }, 'THE BOOKS ARE NOT RIGHT: money is stopped');
}

/** Payments under way may hold the stop up for a moment; it is never given up because of them. */
async function concludePatiently(ctx: Context, id: string, proven: Proven): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await conclude(ctx, id, proven);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || tries === mostTries) throw error;
      await setTimeout(betweenTriesMs);
    }
  }
}

async function prove(ctx: Context, id: string): Promise<void> {
  const { bank } = ctx;
  const alive = setInterval(() => void noteProofAlive(bank.db, id, bank.clock.now()).catch(() => undefined), aliveEveryMs);
  try {
    await concludePatiently(ctx, id, await readEverything(bank));
  } catch (error) {
    await failProof(bank.db, id, { at: bank.clock.now(), error: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Proves the books when somebody asked, and once a night. One server takes a proof; one whose server died is given up after a minute. @returns how many proofs.
 */
export async function proveBooks(ctx: Context): Promise<number> {
  const { db, clock } = ctx.bank;
  const now = clock.now();
  await giveUpLostProof(db, { now, silentSince: now.subtract({ seconds: lostAfterSeconds }) });
  await askNightly(ctx);
  const taken = await takeWaitingProof(db, clock.now());
  if (!taken) return 0;
  await prove(ctx, taken.id);
  return 1;
}
