import { randomUUID } from 'node:crypto';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { findMoneyStop, stopMoney } from '../../ledger/money-stop.ts';
import {
  type ProofScope,
  type Verdict,
  verifyBooks,
  verifyRecentBooks,
  verifySealedBooks,
} from '../../ledger/verify.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { compareControlAccounts } from './control-accounts.ts';
import { isFullDue } from './is-full-due.ts';
import { keepSeals } from './keep-seals.ts';
import { noteWithRetry } from './note-with-retry.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { proveTrail } from './prove-trail.ts';
import {
  countFailuresInFull,
  endProof,
  failProof,
  findLastAnswered,
  findLastFailed,
  findLastSoundInFull,
  findOpeningOfBank,
  findOpenProof,
  giveUpLostProof,
  insertProof,
  noteProofAlive,
  type StoredProof,
  takeWaitingProof,
  wasLastWrong,
} from './proofs-store.ts';
import { silentSince, whileAlive } from '../../services/jobs/while-alive.ts';

/**
 * Asks for a proof of the books, of every entry unless it says otherwise; while one is under way, a second person is refused with the name
 * of the first.
 */
export async function askProof(ctx: Context, scope: ProofScope = 'full'): Promise<StoredProof> {
  const { db, clock } = ctx.bank;
  const asked = await db.tx(async (tx) => {
    const id = randomUUID();
    const asking = { id, by: ctx.actor.name, at: clock.now(), scope };
    if (!(await insertProof(tx, asking))) return undefined;
    await recordAudit(tx, ctx, { action: 'books.proof_asked', subject: `proof:${id}` });
    return await findOpenProof(tx);
  });
  return asked ?? (await refuseSecond(ctx));
}

async function refuseSecond({ bank: { db } }: Context): Promise<never> {
  const first = await findOpenProof(db);
  const nameOf = await nameActors(db, first ? [first.askedBy] : []);
  return refuse('PROOF_UNDER_WAY', {
    params: { by: first ? nameOf(first.askedBy).name : 'Somebody' },
  });
}

/** A request for a proof brings this job's beat forward. */
export const proofJobName = 'proof-of-the-books';

const nightlyHour = 2;
const minutesAfterFailure = 10;
const failuresBeforeRecent = 2;

/**
 * At two of a day by the clock on the wall (real time, in the bank's home); in the night that skips
 * two o'clock, at three.
 */
function nightlyOf(day: Temporal.PlainDate): Temporal.Instant {
  return day
    .toZonedDateTime({ timeZone: bankTimeZone, plainTime: { hour: nightlyHour } })
    .toInstant();
}

/** The last day on which a proof was due by itself. */
function lastNight(now: Temporal.Instant): Temporal.PlainDate {
  const today = now.toZonedDateTimeISO(bankTimeZone).toPlainDate();
  return Temporal.Instant.compare(nightlyOf(today), now) > 0 ? today.subtract({ days: 1 }) : today;
}

/** When the books are proven next without anybody asking. */
export function nextNightly(now: Temporal.Instant): Temporal.Instant {
  return nightlyOf(lastNight(now).add({ days: 1 }));
}

/**
 * A night reads what came since the last proven day; every week, and until all is right again after
 * something was wrong, it reads everything.
 */
async function scopeOfNight(ctx: Context, night: Temporal.Instant): Promise<ProofScope> {
  const last = await findLastSoundInFull(ctx.bank.db);
  return isFullDue(last, night) ? 'full' : 'recent';
}

/**
 * Finds the scope that the last night still needs proven; a new bank has nothing to prove before
 * its first. Where the proof of everything fails again and again, the night is not left without
 * any: recent entries are proven between two tries.
 */
async function scopeLacking(
  ctx: Context,
  night: Temporal.Instant,
): Promise<ProofScope | undefined> {
  const { db } = ctx.bank;
  const last = (await findLastAnswered(db)) ?? (await findOpeningOfBank(db));
  const isAnswered = Temporal.Instant.compare(last, night) >= 0;
  const scope = await scopeOfNight(ctx, night);
  if (scope === 'recent') return isAnswered ? undefined : scope;
  const failures = await countFailuresInFull(db, night);
  if (isAnswered) return failures > 0 ? scope : undefined;
  return failures < failuresBeforeRecent ? scope : 'recent';
}

async function askNightly(ctx: Context): Promise<void> {
  const { db, clock } = ctx.bank;
  const scope = await scopeLacking(ctx, nightlyOf(lastNight(clock.now())));
  if (scope === undefined) return;
  const failed = await findLastFailed(db);
  if (failed && clock.now().since(failed).total('minutes') < minutesAfterFailure) return;
  if ((await findOpenProof(db)) === undefined) await askProof(ctx, scope);
}

async function prove(ctx: Context, proof: StoredProof): Promise<void> {
  const { id } = proof;
  const { bank } = ctx;
  try {
    await whileAlive(
      () => noteProofAlive(bank.db, id, bank.clock.now()),
      () => proveAll(ctx, proof),
    );
  } catch (error) {
    await failProof(bank.db, id, { at: bank.clock.now(), error: reasonOf(error) });
    throw error;
  }
}

/**
 * Proves the books when a colleague asked, and once a night. One server takes a proof; one whose
 * server died is given up after a minute.
 * @returns how many proofs.
 */
export async function proveBooks(ctx: Context): Promise<number> {
  const { db, clock } = ctx.bank;
  const now = clock.now();
  await giveUpLostProof(db, { now, silentSince: silentSince(now) });
  await askNightly(ctx);
  const taken = await takeWaitingProof(db, clock.now());
  if (!taken) return 0;
  await prove(ctx, taken);
  return 1;
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

/** The result and the seals with their lines in the trail: all or none. */
async function endRightProof(ctx: Context, id: string, verdict: Verdict): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    await endProof(tx, id, { at: clock.now(), verdict });
    await keepSeals(tx, ctx, { proofId: id, seals: verdict.seals });
  });
}

/** Says whether books were found wrong, on any disk: only the leader's can show them right. */
const isLeaderInDoubt = async (db: Database): Promise<boolean> =>
  (await findMoneyStop(db)) !== undefined || (await wasLastWrong(db));

/**
 * The books first: wrong ones stop money at once, however long the trail takes and whatever becomes
 * of it.
 */
async function proveAll(ctx: Context, proof: StoredProof): Promise<void> {
  const { id, scope } = proof;
  const { db, openSnapshot, stopping } = ctx.bank;
  const isInDoubt = await isLeaderInDoubt(db);
  const snapshot = await openSnapshot({ onLeader: isInDoubt });
  try {
    // A seal that was made over a fault would hide it from the proof that lets money go on.
    const verifyAll = isInDoubt ? verifyBooks : verifySealedBooks;
    const verify = scope === 'full' ? verifyAll : verifyRecentBooks;
    const verdict = await verify(snapshot, stopping);
    const right = verdict.findings.length === 0;
    if (verdict.dayFindings.length > 0)
      ctx.bank.log.error(
        { proof: id, findings: verdict.dayFindings },
        'A CLOSING OR A DATE IS NOT RIGHT: money goes on',
      );
    if (!right) await noteWithRetry(() => stopOnWrongBooks(ctx, id, verdict));
    // Of a ledger that is wrong itself the tables show nothing.
    const differing = right ? await compareControlAccounts(ctx, snapshot, proof) : [];
    const dayFindings = [...verdict.dayFindings, ...differing];
    await proveTrail(ctx, proof, snapshot);
    if (right) await noteWithRetry(() => endRightProof(ctx, id, { ...verdict, dayFindings }));
  } finally {
    await snapshot.close();
  }
}
