import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import { bankFacts } from '../../../config/bank.ts';
import type { AchFileFault } from '../../../contract/words/ach-file-faults.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { AchFault } from './ach-fault.ts';
import { type AchFile, type AchTotals, entryCodes } from './ach-records.ts';
import { accountNumberOf, judgeEntry, onceOf } from './judge-entry.ts';
import {
  findNamedAccounts,
  insertBatch,
  insertEntries,
  type NewEntry,
} from './rail-entries-store.ts';
import {
  type DaySum,
  type GivenFile,
  insertRefusedFile,
  insertSettlements,
  insertTakenFile,
  lockTaking,
} from './rail-files-store.ts';
import { readAch, type ReadEntry, type ReadFile } from './read-ach.ts';

/** A file that is read twice: once to its end, and once to be kept. */
export interface FileToTake {
  name: string;
  open: () => AsyncIterable<Uint8Array>;
  /** Of one that two people bring in: who began it, and whose accounts must not be in it. */
  byTwo?: { proposedBy: string; ownAccounts: ReadonlySet<string> };
}

export type Taken =
  | { kind: 'taken'; id: string; read: ReadFile; twice: number }
  | { kind: 'known' }
  /** Another file, or this one, is being taken: nothing was changed. */
  | { kind: 'busy' }
  | { kind: 'refused'; fault: AchFileFault };

export interface Looked {
  sha256: Buffer;
  bytes: bigint;
  read: ReadFile | AchFault;
}

/** Passes a file on while its digest is made. */
async function* measured(
  chunks: AsyncIterable<Uint8Array>,
  measure: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    measure(chunk);
    yield chunk;
  }
}

/** Reads a file to its end, for its digest also behind a fault, and gives its entries on. */
export async function look(
  file: Pick<FileToTake, 'open'>,
  keep: (entries: ReadEntry[]) => Promise<void> | void = () => undefined,
): Promise<Looked> {
  const digest = createHash('sha256');
  let bytes = 0n;
  const chunks = measured(file.open(), (chunk) => {
    digest.update(chunk);
    bytes += BigInt(chunk.byteLength);
  });
  // The reader ends the generator that it reads from; one that is asked further by hand goes on.
  const unending = { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) };
  const reading = readAch(unending, bankFacts.routingNumber);
  let read: Looked['read'];
  try {
    let step = await reading.next();
    while (!step.done) {
      await keep(step.value);
      step = await reading.next();
    }
    read = step.value;
  } catch (error) {
    if (!(error instanceof AchFault)) throw error;
    read = error;
    while (!(await chunks.next()).done);
  }
  return { sha256: digest.digest(), bytes, read };
}

async function refuseFile(
  tx: Tx,
  ctx: Context,
  given: GivenFile,
  fault: AchFileFault,
): Promise<Taken> {
  const id = randomUUID();
  if (await insertRefusedFile(tx, id, { ...given, fault }))
    await recordAudit(tx, ctx, {
      action: 'ach_file.refused',
      subject: `ach_file:${id}`,
      details: { name: given.name, fault: fault.fault, line: String(fault.line) },
    });
  return { kind: 'refused', fault };
}

interface Judging {
  file: AchFile;
  today: CalendarDay;
  ownAccounts?: ReadonlySet<string> | undefined;
}

/**
 * Judges entries by the accounts that they name.
 * @throws {Refusal} OWN_ACCOUNT where one of them is of a person of the staff who brings the file in.
 */
export async function judgeEntries(
  db: Queryable,
  read: readonly ReadEntry[],
  { file, today, ownAccounts }: Judging,
): Promise<(ReadEntry & Pick<NewEntry, 'judged' | 'once'>)[]> {
  const accounts = await findNamedAccounts(db, [
    ...new Set(read.map(({ entry }) => accountNumberOf(entry))),
  ]);
  if (accounts.some(({ id }) => ownAccounts?.has(id))) refuse('OWN_ACCOUNT');
  const byNumber = new Map(accounts.map((account) => [account.number, account]));
  return read.map((one) => {
    const account = byNumber.get(accountNumberOf(one.entry));
    return {
      ...one,
      judged: judgeEntry(one.batch, one.entry, { account, today }),
      once: onceOf(file, one.batch, one.entry),
    };
  });
}

/** Keeps the entries of a file as they are read, and adds up what is settled on each day. */
function createKeeper(tx: Tx, fileId: string, judging: Judging) {
  const batches = new Map<number, string>();
  const sums = new Map<string, DaySum>();
  let twice = 0;

  async function batchIdOf({ batch }: ReadEntry): Promise<string> {
    const known = batches.get(batch.number);
    if (known !== undefined) return known;
    const id = randomUUIDv7();
    await insertBatch(tx, id, fileId, batch);
    batches.clear();
    batches.set(batch.number, id);
    return id;
  }

  function add({ entry, judged: { dueOn } }: NewEntry): void {
    if (dueOn === null) return;
    const side = entryCodes[entry.code]?.side ?? 'credit';
    const key = `${dueOn} ${side}`;
    const amountMinor = (sums.get(key)?.amountMinor ?? 0n) + entry.amountMinor;
    sums.set(key, { dueOn, side, amountMinor });
  }

  return {
    async keep(read: readonly ReadEntry[]): Promise<void> {
      const entries: NewEntry[] = [];
      for (const one of await judgeEntries(tx, read, judging))
        entries.push({ ...one, id: randomUUIDv7(), batchId: await batchIdOf(one) });
      twice += await insertEntries(tx, fileId, entries);
      entries.forEach(add);
    },
    /** The Federal Reserve settles the whole file, also what we do not book. */
    async end({ creditsMinor, debitsMinor }: AchTotals): Promise<number> {
      const settled = { credit: 0n, debit: 0n };
      for (const { side, amountMinor } of sums.values()) settled[side] += amountMinor;
      invariant(
        settled.credit === creditsMinor && settled.debit === debitsMinor,
        `file ${fileId} comes to other sums than it is settled with`,
      );
      await insertSettlements(tx, fileId, [...sums.values()]);
      return twice;
    },
  };
}

/**
 * Takes a file that came in, and was looked at, in a transaction of the caller's.
 * @throws {Refusal} OWN_ACCOUNT
 */
export async function takeWithin(
  tx: Tx,
  ctx: Context,
  file: FileToTake,
  { read, sha256, bytes }: Looked,
): Promise<Taken> {
  const { bank, actor } = ctx;
  if (!(await lockTaking(tx))) return { kind: 'busy' };
  const given = {
    name: file.name,
    sha256,
    bytes,
    takenAt: bank.clock.businessNow(),
    takenBy: actor.name,
  };
  if (read instanceof AchFault) return await refuseFile(tx, ctx, given, read.fault);
  const id = await insertTakenFile(tx, randomUUID(), given, read);
  if (id === undefined) return { kind: 'known' };
  const keeper = createKeeper(tx, id, {
    file: read.file,
    today: bank.clock.businessDay(),
    ownAccounts: file.byTwo?.ownAccounts,
  });
  const again = await look(file, keeper.keep);
  invariant(again.sha256.equals(sha256), `${file.name} changed while it was read`);
  const twice = await keeper.end(read.totals);
  await recordAudit(tx, ctx, {
    action: 'ach_file.taken',
    subject: `ach_file:${id}`,
    details: {
      name: file.name,
      entries: String(read.entries),
      creditsMinor: String(read.totals.creditsMinor),
      debitsMinor: String(read.totals.debitsMinor),
      ...(file.byTwo && { proposedBy: `admin:${file.byTwo.proposedBy}` }),
    },
  });
  return { kind: 'taken', id, read, twice };
}

/**
 * Takes a file that came in, once, and whole or not at all: of one that is wrong only a line with
 * the reason is kept. Its credits are posted on their day by a job. Safe when two take the same
 * file at once, or the process ends in the middle: it is then taken again from its beginning.
 */
export async function takeFile(ctx: Context, file: FileToTake): Promise<Taken> {
  const looked = await look(file);
  return await ctx.bank.db.tx((tx) => takeWithin(tx, ctx, file, looked));
}
