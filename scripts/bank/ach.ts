import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bankFacts } from '../../config/bank.ts';
import { isCalendarDay } from '../../contract/values/calendar-day.ts';
import { formatMoney, parseDecimal } from '../../contract/values/money.ts';
import { achFaultText } from '../../contract/words/ach-file-faults.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import { readConfig } from '../../server/base/config.ts';
import { type Context, systemContext } from '../../server/context.ts';
import { AchFault } from '../../server/money/ach/ach-fault.ts';
import { readAch, type ReadFile } from '../../server/money/ach/read-ach.ts';
import { takeFile } from '../../server/money/ach/take-file.ts';
import { openBank, type OpenBank } from '../../server/start/open-bank.ts';
import { listAch } from './ach/list-files.ts';
import { sampleFile } from './ach/sample-file.ts';
import { writeOut } from './ach/write-out.ts';
import { refuseWithoutBank } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'Usage: npm run bank -- ach in FOLDER|FILE    takes files',
  '       npm run bank -- ach out FOLDER [NAME] writes entries that go back, or a lost file again',
  '       npm run bank -- ach list              says what was taken, and what needs a person',
  '       npm run bank -- ach check FILE…       says whether files are right',
  '       npm run bank -- ach sample FILE ACCOUNT AMOUNT [DAY]',
].join('\n');

const dollars = (minor: bigint) => formatMoney({ minor, currency: 'USD' });

const described = ({ batches, entries, totals }: ReadFile): string =>
  `Batches: ${batches}; entries: ${entries}; credits: ${dollars(totals.creditsMinor)}; ` +
  `debits: ${dollars(totals.debitsMinor)}.`;

/** Reads a file to its end. @throws {AchFault} */
async function readWhole(file: string): Promise<ReadFile> {
  const reading = readAch(createReadStream(file), bankFacts.routingNumber);
  let step = await reading.next();
  while (!step.done) step = await reading.next();
  return step.value;
}

/** Says of each file whether the bank would take it. Nothing is booked, and no bank is opened. */
async function check(files: readonly string[]): Promise<void> {
  for (const file of files)
    try {
      console.log(`${file}: right. ${described(await readWhole(file))}`);
    } catch (error) {
      if (!(error instanceof AchFault)) throw error;
      process.exitCode = 1;
      console.log(`${file}: wrong. ${error.message}`);
    }
}

/** The file itself, or the files of a folder by name; those whose name begins with a dot stay. */
async function filesAt(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => {
    throw new UsageError(`${place} cannot be read. Nothing was taken.`);
  });
  if (!found.isDirectory()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(place, name))
    .toSorted();
}

async function takeOne(ctx: Context, file: string): Promise<string> {
  const taken = await takeFile(ctx, {
    name: basename(file),
    open: () => createReadStream(file),
  });
  if (taken.kind === 'known') return 'was taken before. Nothing was changed.';
  if (taken.kind === 'busy') {
    process.exitCode = 1;
    return 'not taken: the bank takes another file at this moment. Please try again.';
  }
  if (taken.kind === 'refused') {
    process.exitCode = 1;
    return `refused, and nothing of it was taken. ${achFaultText(taken.fault, 'en')}`;
  }
  const twice = taken.twice === 0 ? '' : ` Entries that were there before: ${taken.twice}.`;
  return `taken. ${described(taken.read)}${twice}`;
}

const asOperator = (bank: OpenBank): Context =>
  systemContext(bank, 'operator', crypto.randomUUID());

async function withBank(work: (bank: OpenBank) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  refuseWithoutBank(config);
  const bank = await openBank({ ...config, logLevel: 'warn' });
  await work(bank).finally(() => bank.close());
}

/** Takes files that came in; credits are posted on their day by the bank's own job. */
async function takeAll(place: string): Promise<void> {
  const files = await filesAt(place);
  await withBank(async (bank) => {
    const ctx = asOperator(bank);
    for (const file of files) console.log(`${file}: ${await takeOne(ctx, file)}`);
    if (files.length === 0) console.log(`There is no file in ${place}.`);
  });
}

/** Writes a file with one salary, to try the bank with. */
async function writeSample([
  file,
  account,
  amount,
  day = today(),
]: readonly string[]): Promise<void> {
  const amountMinor = parseDecimal(amount ?? '');
  if (
    !file ||
    !/^\d{9}$/.test(account ?? '') ||
    !amountMinor ||
    amountMinor < 0n ||
    !isCalendarDay(day)
  )
    throw new UsageError(usage);
  if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another name.`);
  const number = Math.floor(Date.now() / 100) % 10_000_000;
  const parts = sampleFile({ account: account ?? '', amountMinor, day, number });
  await pipeline(parts, createWriteStream(file, { flags: 'wx' }));
}

const today = (): string => bankingDayOf(Temporal.Now.instant());

/**
 * Does for an operator what there is to do with files of the ACH network. An embedded bank must be
 * stopped to take some in or write some; PostgreSQL may go on.
 */
export async function run([what, ...files]: string[]): Promise<void> {
  const [place, second] = files;
  if (what === 'sample') return await writeSample(files);
  if (what === 'list' && place === undefined)
    return await withBank(async ({ db }) => console.log(await listAch(db)));
  if (what === 'check' && place !== undefined) return await check(files);
  if (what === 'out' && place !== undefined && files.length < 3)
    return await withBank(async (bank) => await writeOut(asOperator(bank), place, second));
  if (what === 'in' && place !== undefined && second === undefined) return await takeAll(place);
  throw new UsageError(usage);
}
