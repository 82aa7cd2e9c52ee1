import { createHash, randomUUID } from 'node:crypto';
import { bankFacts } from '../../../config/bank.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { fitsCheckDigit } from '../../../contract/values/routing-number.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  addEntry,
  entryCodes,
  noTotals,
  type AchBatch,
  type AchEntry,
  type AchTotals,
} from './ach-records.ts';
import { leavingOn } from './due-on.ts';
import { insertSettlements } from './rail-files-store.ts';
import {
  countMade,
  findReturnTo,
  insertMadeFile,
  lockDueReturns,
  lockMaking,
  markWritten,
  type DueReturn,
  type MadeFile,
  type Returned,
} from './returns-store.ts';
import { writeAch, type BatchToWrite } from './write-ach.ts';

/** A file of that many entries has about four megabytes, and is made in memory. */
const mostInFile = 20_000;

/** The letters and digits that tell the files of one day from each other. */
const modifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The transaction code with which an entry goes back: 21 for 22 and 23, for example. */
export function codeBack(code: string): string {
  const { side, account } = entryCodes[code] ?? {};
  const back = Object.entries(entryCodes).find(
    ([, one]) => one.means === 'advice' && one.side === side && one.account === account,
  );
  invariant(back, `an entry ${code} cannot go back`);
  return back[0];
}

/** The routing number of a bank with its check digit, which a batch leaves out. */
function wholeRouting(bank: string): string {
  const digit = [...'0123456789'].find((one) => fitsCheckDigit(bank + one));
  return bank + (digit ?? '');
}

function entryBack(due: DueReturn, trace: string): AchEntry {
  const { code, account, amountMinor, individualId, name, discretionary, bank } = due;
  return {
    code: codeBack(code),
    routing: wholeRouting(bank),
    account,
    amountMinor,
    individualId,
    name,
    discretionary,
    trace,
    addenda: {
      kind: '99',
      reason: due.returnCode,
      originalTrace: due.trace,
      diedOn: '',
      originalBank: due.routing.slice(0, 8),
      text: '',
      trace,
    },
  };
}

const ourBank = bankFacts.routingNumber.slice(0, 8);

/** A batch as its originator made it, with the entries of it that go back. */
function batchBack(
  number: number,
  due: DueReturn,
  entries: AchEntry[],
): BatchToWrite & { entries: AchEntry[] } {
  const { entryClass, companyName, companyData, companyId } = due;
  const sides = new Set(entries.map(({ code }) => entryCodes[code]?.side));
  const service: AchBatch['service'] =
    sides.size === 2 ? '200' : sides.has('credit') ? '220' : '225';
  return {
    batch: {
      service,
      companyName,
      companyData,
      companyId,
      entryClass,
      description: due.description,
      descriptiveDate: due.descriptiveDate,
      effectiveOn: due.effectiveOn,
      settlementDay: '',
      originatorStatus: '1',
      bank: ourBank,
      number,
    },
    entries,
  };
}

/** The batches of a file, and the place of each entry in it. */
function batchesBack(due: readonly DueReturn[], firstTrace: number) {
  const batches: (BatchToWrite & { entries: AchEntry[] })[] = [];
  const returns: Returned[] = [];
  const totals: AchTotals = noTotals();
  // The head of the file is the first line; an entry has two, and a batch begins and ends with one.
  let line = 2;
  for (const [batchId, ofBatch] of Map.groupBy(due, (one) => one.batchId)) {
    const [first] = ofBatch;
    invariant(first, `batch ${batchId} has no entries`);
    line += 1;
    const entries = ofBatch.map((one) => {
      const trace = ourBank + String(firstTrace + returns.length).padStart(7, '0');
      returns.push({ entryId: one.id, line, trace });
      line += 2;
      return entryBack(one, trace);
    });
    line += 1;
    for (const entry of entries) addEntry(totals, entry);
    batches.push(batchBack(batches.length + 1, first, entries));
  }
  return { batches, returns, totals };
}

/** The sums of the file that are settled, one for each side. */
const settledSums = ({ creditsMinor, debitsMinor }: AchTotals, dueOn: CalendarDay) =>
  (
    [
      { dueOn, side: 'credit', amountMinor: creditsMinor },
      { dueOn, side: 'debit', amountMinor: debitsMinor },
    ] as const
  ).filter(({ amountMinor }) => amountMinor > 0n);

/** `1505`, in New York. */
const hourOf = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(bankTimeZone).toPlainTime().toString().slice(0, 5).replace(':', '');

type Step = MadeFile | 'none' | 'busy' | { full: string };

/** Makes one file, for the bank whose entry waits longest. */
async function makeOne(tx: Tx, ctx: Context, full: readonly string[]): Promise<Step> {
  if (!(await lockMaking(tx))) return 'busy';
  const { clock } = ctx.bank;
  const to = await findReturnTo(tx, full);
  if (to === undefined) return 'none';
  const today = clock.businessDay();
  const made = await countMade(tx, today, to.origin);
  const modifier = modifiers[made.forBank];
  if (modifier === undefined) return { full: to.origin };
  const due = await lockDueReturns(tx, to.origin, mostInFile);
  const { batches, returns, totals } = batchesBack(due, made.entries + 1);
  const madeAt = clock.businessNow();
  const parts = writeAch(
    {
      destination: to.origin,
      origin: bankFacts.routingNumber,
      createdOn: today,
      createdAt: hourOf(madeAt),
      modifier,
      destinationName: to.originName,
      originName: bankFacts.name,
      reference: '',
    },
    batches,
  );
  const content = Buffer.from((await Array.fromAsync(parts)).join(''), 'latin1');
  const file: MadeFile = {
    ...to,
    id: randomUUID(),
    name: `returns-${today}-${made.files + 1}.ach`,
    createdOn: today,
    modifier,
    content,
    sha256: createHash('sha256').update(content).digest(),
    batches: batches.length,
    totals,
    returns,
    madeAt,
    madeBy: ctx.actor.name,
  };
  await insertMadeFile(tx, file);
  await insertSettlements(tx, file.id, settledSums(totals, leavingOn(today)));
  await recordAudit(tx, ctx, {
    action: 'ach_file.made',
    subject: `ach_file:${file.id}`,
    details: {
      name: file.name,
      entries: String(returns.length),
      creditsMinor: String(totals.creditsMinor),
      debitsMinor: String(totals.debitsMinor),
    },
  });
  return file;
}

/** Notes that an operator has a file, and says so in the trail the first time. */
export async function noteGiven(ctx: Context, fileId: string, name: string): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    if (!(await markWritten(tx, fileId))) return;
    await recordAudit(tx, ctx, {
      action: 'ach_file.written',
      subject: `ach_file:${fileId}`,
      details: { name },
    });
  });
}

export interface MadeReturns {
  files: Pick<MadeFile, 'name'>[];
  /** Another process makes files at this moment. */
  isBusy: boolean;
  /** The banks for which no more files can be told apart today: the rest leaves tomorrow. */
  full: string[];
}

/**
 * Makes the files in which entries go back, all that are due, for each bank that sent some: each
 * entry leaves in one of them, once. Safe to run twice, and to be killed: a file is kept with its
 * bytes, or none of its entries has left.
 */
export async function makeReturns(ctx: Context): Promise<MadeReturns> {
  const made: MadeReturns = { files: [], isBusy: false, full: [] };
  for (;;) {
    const step = await ctx.bank.db.tx((tx) => makeOne(tx, ctx, made.full));
    if (step === 'none') return made;
    if (step === 'busy') return { ...made, isBusy: true };
    if ('full' in step) made.full.push(step.full);
    else made.files.push({ name: step.name });
  }
}
