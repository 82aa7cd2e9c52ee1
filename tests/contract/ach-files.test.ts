import { expect, test } from 'vitest';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import type { AchEntry } from '../../server/money/ach/ach-records.ts';
import { achText, payrollEntry, payrollFile, takeAch, traceOf } from '../support/ach-files.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';

/* The files of the ACH network as staff read them. */

const { bank, staff, ask, customer } = useSharedDesk();

const today = () => bank().bank.clock.businessDay();
const read = async (path: string) => {
  const { status, body } = await ask(staff(), 'GET', `/api/admin/ach-files${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

let files = 0;
/** Takes a file whose trace numbers no other has. @returns its id. */
async function take(entries: AchEntry[], name: string): Promise<string> {
  files += 1;
  const text = await achText(
    payrollFile(entries, {
      service: '200',
      companyId: String(files).padStart(10, '1'),
      effectiveOn: null,
    }),
  );
  const taken = await takeAch(bank().bank, text, name);
  if (taken.kind !== 'taken') throw new Error(`the file was ${taken.kind}`);
  return taken.id;
}

async function toNextFederalDay(): Promise<void> {
  do await bank().advance('P1D');
  while (!isBusinessDay(today(), { closed: [], open: [] }));
  await bank().worker.runAll();
  staff().token = await bank().freshToken(staff());
}

/** A salary that is posted, one that goes back, and a debit for staff. */
const ofThree = (account: string) => [
  payrollEntry(1, { account, amountMinor: 12_34n }),
  payrollEntry(2, { account: '999999999', amountMinor: 10_00n }),
  payrollEntry(3, { account, code: '27', amountMinor: 5_00n }),
];

test('a file is listed with its sums and its state, a refused one with fault, line and column', async () => {
  const who = await customer();
  const account = who.checking.number;
  const id = await take(ofThree(account), 'monday.ach');
  const wrong = (await achText(payrollFile([payrollEntry(1)]))).replace('0000318475', '00003l8475');
  await takeAch(bank().bank, wrong, 'wrong.ach');
  const listed = (await read('')).files;
  expect(listed.find(({ name }: { name: string }) => name === 'monday.ach')).toMatchObject({
    id,
    state: expect.stringMatching(/^(waiting|posted)$/),
    fault: null,
    exceptions: 2,
    takenBy: { kind: 'job', name: 'operator' },
    sums: {
      origin: '021000021',
      originName: 'CHASE',
      createdOn: '2026-11-28',
      batches: 1,
      entries: 3,
      credits: 22.34,
      debits: 5,
    },
  });
  expect(listed.find(({ name }: { name: string }) => name === 'wrong.ach')).toMatchObject({
    state: 'refused',
    fault: 'Line 3, column 35: “00003l8475” must be digits.',
    sums: null,
    exceptions: 0,
  });
});

test('one file shows its settlement by day, and leads from an entry to the order and back', async () => {
  const who = await customer();
  const account = who.checking.number;
  const id = await take(
    [...ofThree(account), payrollEntry(4, { account, code: '23', amountMinor: 0n })],
    'tuesday.ach',
  );
  await toNextFederalDay();
  const shown = await read(`/${id}`);
  expect(shown.file).toMatchObject({ name: 'tuesday.ach', state: 'posted', exceptions: 2 });
  expect(shown.counts).toEqual({
    posted: 1,
    waiting: 0,
    'going back': 1,
    'sent back': 0,
    exception: 1,
    checked: 1,
  });
  expect(shown.settlement).toMatchObject([
    { side: 'credit', amount: 22.34, journal: expect.any(String) },
    { side: 'debit', amount: 5, journal: expect.any(String) },
  ]);
  expect(shown.entries).toMatchObject([
    { line: 3, trace: traceOf(1), state: 'posted', company: 'EMPLOYER INC', amount: 12.34 },
    { line: 4, state: 'going back', detail: 'R03', order: null },
    { line: 5, state: 'exception', side: 'debit', order: null },
    { line: 6, state: 'checked', dueOn: null },
  ]);
  const { body: journal } = await ask(
    staff(),
    'GET',
    `/api/admin/books/journals/${shown.entries[0].order}`,
  );
  expect(journal).toMatchObject({
    kind: 'direct_deposit',
    transfer: { kind: 'direct_deposit' },
    file: { id, name: 'tuesday.ach', line: 3, trace: traceOf(1) },
  });
  const settled = await ask(
    staff(),
    'GET',
    `/api/admin/books/journals/${shown.settlement[0].journal}`,
  );
  expect(settled.body.kind).toBe('settlement');
});

test('entries come by pages, all or of one state; a state or file that is none is refused', async () => {
  const who = await customer();
  const entries = Array.from({ length: 120 }, (_, at) =>
    payrollEntry(at + 1, {
      account: at % 2 === 0 ? who.checking.number : '999999999',
      amountMinor: 1_00n,
    }),
  );
  const id = await take(entries, 'long.ach');
  const linesOf = async (query: string) => {
    const lines: number[] = [];
    let [after, more] = ['0', true];
    while (more) {
      const page = await read(`/${id}?after=${after}${query}`);
      expect(page.entries.length).toBeLessThanOrEqual(50);
      lines.push(...page.entries.map(({ line }: { line: number }) => line));
      [after, more] = [String(lines.at(-1)), page.more];
    }
    return lines;
  };
  const all = Array.from({ length: 120 }, (_, at) => at + 3);
  expect(await linesOf('')).toEqual(all);
  expect(await linesOf('&state=going%20back')).toEqual(all.filter((line) => line % 2 === 0));
  expect((await read(`/${id}?state=exception`)).entries).toEqual([]);
  for (const [path, status] of [
    [`/${id}?state=lost`, 400],
    [`/${id}?after=x`, 400],
    [`/${crypto.randomUUID()}`, 404],
  ] as const)
    expect((await ask(staff(), 'GET', `/api/admin/ach-files${path}`)).status).toBe(status);
  const names = [];
  let query = '';
  for (let more = true; more; ) {
    const page = await read(query);
    names.push(...page.files.map(({ id: file }: { id: string }) => file));
    ({ more } = page);
    query = `?after=${names.at(-1)}`;
  }
  expect(new Set(names).size).toBe(names.length);
});

test('who may not see the books sees no files', async () => {
  const teller = await addAnotherAdmin(bank(), 'teller.of.files', 'teller');
  expect((await ask(teller, 'GET', '/api/admin/ach-files')).status).toBe(403);
});
