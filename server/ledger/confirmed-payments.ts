import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Queryable } from '../db/database.ts';
import type { PostingPlan } from './plan.ts';

/**
 * A payment that this server has confirmed, with what staff need to enter it again where the
 * database has lost it.
 */
const confirmedPayment = z.object({
  claimId: z.guid(),
  /** Milliseconds since 1970. */
  confirmedAt: z.int(),
  description: z.string(),
});
export type ConfirmedPayment = z.infer<typeof confirmedPayment>;

/**
 * Remembers what this server has confirmed, so that it notices when it is led to a database that
 * does not have it: one that an old backup was restored into, or a second leader. The books of such
 * a database are right, and payments are missing from them.
 */
export interface ConfirmedPayments {
  /** @param plan what was posted; absent where only its claim is known. */
  confirmed(claimId: string, plan?: PostingPlan): void;
  /** Those that the database behind this connection does not have, the oldest first. */
  findMissing(connection: Queryable): Promise<ConfirmedPayment[]>;
  /** They are named elsewhere now, and not looked for again, not even after a crash. */
  forget(missing: readonly ConfirmedPayment[]): Promise<void>;
  /** Writes what is not on the disk yet. */
  close(): Promise<void>;
}

/** The payments that show a lost stretch of time: the last ones, and one of each second before. */
const lastPayments = 512;
const sampledSeconds = 600;

/** Claims are forgotten after 90 days; a bank that paid nothing for longer misses none. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

const writtenEveryMs = 1000;

const fileName = 'confirmed-payments.json';

const missingSql = `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
  WHERE NOT EXISTS (SELECT FROM claim WHERE claim.id = asked.id)`;

/**
 * Opens the memory of a server, which outlives the process in a file of its data folder.
 * @param warn says that the file cannot be read or written: the server then remembers what it
 * confirmed since its start.
 */
export async function openConfirmedPayments(
  folder: string,
  warn: (text: string) => void,
): Promise<ConfirmedPayments> {
  const file = join(folder, fileName);
  // Once: a folder that is renamed under the bank could not get its name back. Where it
  // cannot be made, the first write says so.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  let last: ConfirmedPayment[] = [];
  let sampled: ConfirmedPayment[] = await readPayments(file, warn);
  let changed = false;
  let mayWrite = true;
  let writing: Promise<void> = Promise.resolve();

  function known(): ConfirmedPayment[] {
    const oldest = Date.now() - longestMs;
    return [...sampled, ...last].filter(({ confirmedAt }) => confirmedAt > oldest);
  }

  function keep(payment: ConfirmedPayment): void {
    last.push(payment);
    const [before] = last.length > lastPayments ? last.splice(0, 1) : [];
    const previous = sampled.at(-1);
    if (before && (previous?.confirmedAt ?? 0) + 1000 <= before.confirmedAt) sampled.push(before);
    if (sampled.length > sampledSeconds) sampled.splice(0, sampled.length - sampledSeconds);
    changed = true;
  }

  async function write(): Promise<void> {
    if (!changed) return;
    changed = false;
    try {
      await replaceFile(file, JSON.stringify(known()));
      mayWrite = true;
    } catch (error) {
      if (mayWrite)
        warn(`${file} cannot be written: ${String(error)}. Lost payments may go unnoticed.`);
      mayWrite = false;
    }
  }

  async function writeInTurn(): Promise<void> {
    writing = writing.then(write);
    await writing;
  }

  const timer = setInterval(() => void writeInTurn(), writtenEveryMs);
  timer.unref();

  return {
    confirmed(claimId, plan) {
      if (!last.some((payment) => payment.claimId === claimId))
        keep({ claimId, confirmedAt: Date.now(), description: describe(plan) });
    },
    async findMissing(connection) {
      const payments = known();
      if (payments.length === 0) return [];
      const { rows } = await connection.query<{ id: string }>(missingSql, [
        payments.map(({ claimId }) => claimId),
      ]);
      const missing = new Set(rows.map(({ id }) => id));
      return payments.filter(({ claimId }) => missing.has(claimId));
    },
    async forget(missing) {
      const ids = new Set(missing.map(({ claimId }) => claimId));
      const stays = ({ claimId }: ConfirmedPayment) => !ids.has(claimId);
      [last, sampled, changed] = [last.filter(stays), sampled.filter(stays), true];
      await writeInTurn();
    },
    async close() {
      clearInterval(timer);
      await writeInTurn();
    },
  };
}

/** Describes a lost payment for staff. */
const describe = (plan: PostingPlan | undefined): string =>
  plan === undefined
    ? 'a payment known by its claim alone'
    : (plan.inWords ?? plan.journal?.memo ?? `request ${plan.requestId}`);

async function readPayments(
  file: string,
  warn: (text: string) => void,
): Promise<ConfirmedPayment[]> {
  try {
    return z.array(confirmedPayment).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      warn(
        `${file} cannot be read: ${String(error)}. Payments confirmed before this start are not ` +
          'looked for.',
      );
    return [];
  }
}

/** Replaces a file, and keeps the old one until the new one is on the disk. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = await open(`${file}.next`, 'w', 0o600);
  try {
    await next.writeFile(text);
    await next.sync();
  } finally {
    await next.close();
  }
  await rename(`${file}.next`, file);
}
