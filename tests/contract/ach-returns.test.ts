import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { bankFacts } from '../../config/bank.ts';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import { writeOut } from '../../scripts/bank/ach/write-out.ts';
import { systemContext } from '../../server/context.ts';
import type { AchBatch, AchEntry } from '../../server/money/ach/ach-records.ts';
import { makeReturns } from '../../server/money/ach/make-returns.ts';
import {
  achText,
  payrollEntry,
  payrollFile,
  readAll,
  senderBank,
  takeAch,
  traceOf,
} from '../support/ach-files.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/* The bank sends entries back in files of its own: each entry in one of them, for ever. */

const { bank, staff, ask, customer, ownBalance } = useSharedDesk();
const folder = mkdtempSync(join(tmpdir(), 'larkmoor-returns-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ctx = () => systemContext(bank().bank, 'operator', crypto.randomUUID());
/** Writes as the command does. @returns what it said. */
async function out(name?: string, to = folder): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await writeOut(ctx(), to, name);
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
    process.exitCode = 0;
  }
}
const inFolder = () => readdirSync(folder).toSorted();
const bytesOf = (name: string) => readFileSync(join(folder, name));
const read = async (path: string) =>
  (await ask(staff(), 'GET', `/api/admin/ach-files${path}`)).body;

let files = 0;
async function take(entries: AchEntry[], batch: Partial<AchBatch> = {}): Promise<string> {
  files += 1;
  const companyId = String(files).padStart(10, '5');
  const parts = payrollFile(entries, { service: '200', companyId, effectiveOn: null, ...batch });
  const taken = await takeAch(bank().bank, await achText(parts), `in-${files}.ach`);
  if (taken.kind !== 'taken') throw new Error(`the file was ${taken.kind}`);
  return taken.id;
}
const unknown = (number: number, more: Partial<AchEntry> = {}) =>
  payrollEntry(number, { account: '999999999', amountMinor: 10_00n, ...more });

const today = () => bank().bank.clock.businessDay();
async function toNextFederalDay(): Promise<void> {
  do await bank().advance('P1D');
  while (!isBusinessDay(today(), { closed: [], open: [] }));
  await bank().worker.runAll();
  staff().token = await bank().freshToken(staff());
}

beforeEach(async () => {
  await out();
  for (const name of inFolder()) rmSync(join(folder, name));
});

test('an entry goes back as it came: its code, sums and company, its own trace, and why', async () => {
  const { checking } = await customer();
  await take([
    payrollEntry(1, { account: checking.number }),
    unknown(2, { addenda: { kind: '05', text: 'RMR*IV*0123456789' } }),
    unknown(3, { code: '37', amountMinor: 5_00n, discretionary: 'S', individualId: 'EMP 3' }),
    unknown(4, { code: '23', amountMinor: 0n }),
    payrollEntry(5, { account: checking.number, routing: senderBank, amountMinor: 7_00n }),
  ]);
  expect(await out()).toMatch(/returns-\d{4}-\d\d-\d\d-\d+\.ach: written\. SHA-256 [0-9a-f]{64}$/);
  const [name = ''] = inFolder();
  const text = bytesOf(name).toString('latin1');
  const { entries, end } = await readAll(text, undefined, senderBank);
  expect(end).toMatchObject({
    file: {
      destination: senderBank,
      destinationName: 'CHASE',
      origin: bankFacts.routingNumber,
      createdOn: today(),
    },
    batches: 1,
    entries: 4,
    totals: { creditsMinor: 17_00n, debitsMinor: 5_00n, records: 8 },
  });
  expect(entries[0]?.batch).toMatchObject({
    service: '200',
    companyName: 'EMPLOYER INC',
    entryClass: 'PPD',
    description: 'PAYROLL',
    bank: bankFacts.routingNumber.slice(0, 8),
  });
  const traces = entries.map(({ entry }) => entry.trace);
  expect(traces).toEqual(traces.toSorted());
  const back = (number: number, reason: string, originalBank: string) => ({
    kind: '99',
    reason,
    originalTrace: traceOf(number),
    originalBank,
    trace: expect.stringMatching(`^${bankFacts.routingNumber.slice(0, 8)}`),
  });
  const ours = bankFacts.routingNumber.slice(0, 8);
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    {
      code: '21',
      routing: senderBank,
      account: '999999999',
      amountMinor: 10_00n,
      addenda: back(2, 'R03', ours),
    },
    {
      code: '36',
      amountMinor: 5_00n,
      discretionary: 'S',
      individualId: 'EMP 3',
      addenda: back(3, 'R03', ours),
    },
    { code: '21', amountMinor: 0n, addenda: back(4, 'R03', ours) },
    { code: '21', amountMinor: 7_00n, addenda: back(5, 'R13', senderBank.slice(0, 8)) },
  ]);
});

test('each entry leaves once: a repeated command, and three at once, make no second file of it', async () => {
  await take([unknown(1), unknown(2)]);
  const made = await Promise.all([1, 2, 3].map(() => makeReturns(ctx())));
  expect(made.flatMap((one) => one.files)).toHaveLength(1);
  expect((await makeReturns(ctx())).files).toEqual([]);
  const { db } = bank().bank;
  const { rows } = await db.query<{ entry: string; file: string }>(
    'SELECT entry_id AS entry, file_id AS file FROM rail_return LIMIT 1',
  );
  // No hand and no other version writes it into a second file.
  await expect(
    db.query(
      `INSERT INTO rail_return (entry_id, file_id, line, trace) VALUES ($1, $2, 9999, '1')`,
      [rows[0]?.entry, rows[0]?.file],
    ),
  ).rejects.toThrow(/rail_return_pkey/);
  await out();
  expect(inFolder()).toHaveLength(1);
  expect(await out()).toBe('No entry has to go back, and no file waits to be written.');
});

test('a file that was lost is written again byte for byte; one that was fetched is not', async () => {
  await take([unknown(1)]);
  await out();
  const [name = ''] = inFolder();
  const first = bytesOf(name);
  rmSync(join(folder, name));
  await out();
  expect(inFolder()).toEqual([]);
  await bank().advance('P40D');
  expect(await out(name)).toContain(`${name}: written.`);
  expect(bytesOf(name).equals(first)).toBe(true);
  expect(await out(name)).toContain(`${name}: there already.`);
  writeFileSync(join(folder, name), 'another file');
  expect(await out(name)).toContain('not written, since another file of this name is there');
  expect(bytesOf(name).toString()).toBe('another file');
  await expect(out('returns-2001-01-01-1.ach')).rejects.toThrow('The bank has made no file');
  await expect(out(undefined, join(folder, 'none'))).rejects.toThrow('is no folder');
  staff().token = await bank().freshToken(staff());
});

test('a command that ended before it wrote is made good by the next one', async () => {
  await take([unknown(1)]);
  const { files: made } = await makeReturns(ctx());
  expect(inFolder()).toEqual([]);
  await take([unknown(2)]);
  await out();
  expect(inFolder()).toHaveLength(2);
  expect(inFolder()).toContain(made[0]?.name);
});

test('a file goes to each bank that sent some, and two of one day are told apart', async () => {
  await take([unknown(1)]);
  await out();
  await take([unknown(1)]);
  const parts = payrollFile([unknown(1)], { companyId: '7777777777', effectiveOn: null });
  const text = await achText({
    ...parts,
    file: { ...parts.file, origin: '011401533', originName: 'CITIZENS' },
  });
  await takeAch(bank().bank, text, 'citizens.ach');
  await out();
  const heads = inFolder().map((name) => bytesOf(name).toString('latin1').slice(3, 63));
  expect(heads).toHaveLength(3);
  expect(heads.filter((head) => head.startsWith(` ${senderBank}`))).toHaveLength(2);
  expect(heads.filter((head) => head.includes('CITIZENS'))).toHaveLength(1);
  expect(new Set(heads).size).toBe(3);
});

test('Files shows it as going out, from the entry to the file that it came by and back', async () => {
  const id = await take([unknown(1), unknown(2)]);
  await makeReturns(ctx());
  const listed = (await read('')).files;
  const own = listed.find(({ direction }: { direction: string }) => direction === 'out');
  expect(own).toMatchObject({
    state: 'made',
    fault: null,
    exceptions: 0,
    sums: { origin: senderBank, entries: 2, credits: 20 },
  });
  await out();
  const shown = await read(`/${own.id}`);
  expect(shown).toMatchObject({
    file: { state: 'written', takenBy: { name: 'operator' } },
    counts: { 'sent back': 2, posted: 0 },
    settlement: [{ side: 'credit', amount: 20, journal: null }],
    entries: [
      {
        line: 3,
        code: '21',
        side: 'credit',
        state: 'sent back',
        detail: 'R03',
        other: { file: id, line: 3 },
      },
      { line: 5, other: { file: id, line: 4 } },
    ],
  });
  const text = bytesOf(shown.file.name).toString('latin1');
  expect(text.split('\r\n')[4]?.slice(79, 94)).toBe(shown.entries[1].trace);
  expect(createHash('sha256').update(text, 'latin1').digest('hex')).toBe(
    (
      await bank().bank.db.query<{ sha: string }>(
        `SELECT encode(sha256, 'hex') AS sha FROM rail_file WHERE id = $1`,
        [own.id],
      )
    ).rows[0]?.sha,
  );
  const came = await read(`/${id}?state=sent%20back`);
  expect(came.file.exceptions).toBe(0);
  expect(came.entries).toMatchObject([
    { line: 3, state: 'sent back', detail: 'R03', other: { file: own.id, line: 3 } },
    { line: 4, other: { file: own.id, name: own.name, line: 5 } },
  ]);
  expect((await read(`/${own.id}?after=3`)).entries).toHaveLength(1);
  expect((await read(`/${own.id}?state=posted`)).entries).toEqual([]);
});

test('once both files are settled, clearing keeps nothing of what went back', async () => {
  await toNextFederalDay();
  await toNextFederalDay();
  const before = await ownBalance('clearing_ach', 'USD');
  const nostro = await ownBalance('nostro', 'USD');
  await take([unknown(1), unknown(2, { code: '27', amountMinor: 3_00n })]);
  await bank().worker.runAll();
  await toNextFederalDay();
  expect((await ownBalance('clearing_ach', 'USD')) - before).toBe(7_00n);
  await out();
  await toNextFederalDay();
  expect((await ownBalance('clearing_ach', 'USD')) - before).toBe(0n);
  expect((await ownBalance('nostro', 'USD')) - nostro).toBe(0n);
});
