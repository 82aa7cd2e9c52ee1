import { bankTimeZone } from '../../../contract/bank-zone.ts';
import type { Context } from '../../context.ts';
import { askProof } from './ask-proof.ts';
import {
  failProof,
  findLastAnswered,
  findLastFailed,
  findOpeningOfBank,
  findOpenProof,
  giveUpLostProof,
  noteProofAlive,
  takeWaitingProof,
} from './proofs-store.ts';
import { proveAll, reasonOf } from './prove-all.ts';

/** A request for a proof brings this job's beat forward. */
export const proofJobName = 'proof-of-the-books';

const nightlyHour = 2;
const aliveEveryMs = 10_000;
const lostAfterSeconds = 60;
const minutesAfterFailure = 10;

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

/** A new bank has nothing to prove before its first night. */
async function askNightly(ctx: Context): Promise<void> {
  const { db, clock } = ctx.bank;
  const last = (await findLastAnswered(db)) ?? (await findOpeningOfBank(db));
  if (Temporal.Instant.compare(last, nightlyOf(lastNight(clock.now()))) >= 0) return;
  const failed = await findLastFailed(db);
  if (failed && clock.now().since(failed).total('minutes') < minutesAfterFailure) return;
  if ((await findOpenProof(db)) === undefined) await askProof(ctx);
}

async function prove(ctx: Context, id: string): Promise<void> {
  const { bank } = ctx;
  const alive = setInterval(
    () => void noteProofAlive(bank.db, id, bank.clock.now()).catch(() => undefined),
    aliveEveryMs,
  );
  try {
    await proveAll(ctx, id);
  } catch (error) {
    await failProof(bank.db, id, { at: bank.clock.now(), error: reasonOf(error) });
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Proves the books when somebody asked, and once a night. One server takes a proof; one whose
 * server died is given up after a minute.
 * @returns how many proofs.
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
