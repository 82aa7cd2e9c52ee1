import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import type { AchEntry } from '../../server/money/ach/ach-records.ts';
import { achForm, achText, payrollEntry, payrollFile, takeAch } from '../support/ach-files.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/* Two people of the staff bring in a file of the ACH network: one brings it, another takes it. */

const { bank, staff, rosa, ask, customer, mailsTo } = useSharedDesk();
let teller: Person;
beforeAll(async () => {
  teller = await addAnotherAdmin(bank(), 'teller.of.uploads', 'teller');
});

let files = 0;
/** The text of a file whose trace numbers no other has. */
function textOf(entries: AchEntry[]): Promise<string> {
  files += 1;
  const companyId = String(files).padStart(10, '3');
  return achText(payrollFile(entries, { service: '200', companyId, effectiveOn: null }));
}
const salaryTo = async (account: string) => await textOf([payrollEntry(1, { account })]);

const bring = (who: Person, text: string, name = 'payroll.ach') =>
  bank().call('POST', '/api/admin/ach-uploads', { token: who.token, form: achForm(text, name) });
const take = (who: Person, id: string) => ask(who, 'POST', `/api/admin/ach-uploads/${id}/take`);
const sendBack = (who: Person, id: string, reason = 'It is not ours.') =>
  ask(who, 'POST', `/api/admin/ach-uploads/${id}/send-back`, { reason });
const uploads = async (who = staff()) =>
  (await ask(who, 'GET', '/api/admin/ach-uploads')).body.uploads;
const uploadOf = async (id: string, who = staff()) =>
  (await uploads(who)).find(({ _id }: { _id: string }) => _id === id);
const broughtIn = async (text: string, who = staff()) =>
  expectStatus(await bring(who, text), 202).body.upload as string;

const count = async (table: 'rail_entry' | 'rail_file' | 'rail_upload') =>
  Number(
    (await bank().bank.db.query<{ count: bigint }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count,
  );
const counted = async () => [
  await count('rail_file'),
  await count('rail_entry'),
  await count('rail_upload'),
];

test('a file is shown as it was judged, and only the second person’s word takes it', async () => {
  const { checking } = await customer();
  const before = await count('rail_entry');
  const text = await textOf([
    payrollEntry(1, { account: checking.number, amountMinor: 12_34n }),
    payrollEntry(2, { account: '999999999', amountMinor: 10_00n }),
    payrollEntry(3, { account: checking.number, code: '27', amountMinor: 5_00n }),
  ]);
  const { body } = expectStatus(await bring(staff(), text, 'monday.ach'), 202);
  expect(body.message).toBe(
    'monday.ach is right, and waits for a second person. Nothing was taken yet.',
  );
  expect(await uploadOf(body.upload)).toMatchObject({
    name: 'monday.ach',
    sums: { originName: 'CHASE', batches: 1, entries: 3, credits: 22.34, debits: 5 },
    counts: { waiting: 1, 'going back': 1, exception: 1, posted: 0 },
    batches: [{ number: 1, company: 'EMPLOYER INC', entryClass: 'PPD', entries: 3, debits: 5 }],
    proposedBy: staff().username,
    isYours: true,
    decision: null,
  });
  expect((await uploadOf(body.upload, rosa())).isYours).toBe(false);
  expect(await count('rail_entry')).toBe(before);
  expect((await mailsTo(rosa())).join('\n')).toContain('has brought in the file monday.ach');

  const taken = expectStatus(await take(rosa(), body.upload), 200).body;
  expect(taken.message).toBe('monday.ach taken. Its credits are posted on their day.');
  const { body: shown } = await ask(staff(), 'GET', `/api/admin/ach-files/${taken.file}`);
  expect(shown).toMatchObject({
    file: { name: 'monday.ach', takenBy: { name: 'rosa' }, sums: { credits: 22.34, debits: 5 } },
    counts: { 'going back': 1, exception: 1 },
  });
  const { rows } = await bank().bank.db.query(
    `SELECT details ->> 'proposedBy' AS by FROM audit_event
      WHERE action = 'ach_file.taken' AND subject = $1`,
    [`ach_file:${taken.file}`],
  );
  expect(rows).toEqual([{ by: `admin:${staff().id}` }]);
  // The bytes are kept no longer than they are needed.
  const { rows: kept } = await bank().bank.db.query(
    'SELECT sealed FROM rail_upload WHERE file_id = $1',
    [taken.file],
  );
  expect(kept).toEqual([{ sealed: null }]);
  expect(await uploadOf(body.upload)).toBeUndefined();
});

describe('a file that cannot be used', () => {
  test('is refused by the line and column of its fault, and leaves that line alone', async () => {
    const wrong = (await salaryTo('416927142')).replace('0000318475', '00003l8475');
    const [filesBefore, ...restBefore] = await counted();
    const answer = await bring(staff(), wrong, 'wrong.ach');
    expect(said(answer)).toEqual([422, 'ACH_FILE_WRONG']);
    expect(answer.body.error ?? answer.body.detail ?? answer.body.message).toContain(
      'Line 3, column 35: “00003l8475” must be digits. No entry was taken and no money was moved.',
    );
    // The same again says the same, and leaves no second line.
    expect(said(await bring(staff(), wrong, 'again.ach'))).toEqual([422, 'ACH_FILE_WRONG']);
    expect(await counted()).toEqual([Number(filesBefore) + 1, ...restBefore]);
    const { files: listed } = (await ask(staff(), 'GET', '/api/admin/ach-files')).body;
    expect(listed.find(({ name }: { name: string }) => name === 'wrong.ach')).toMatchObject({
      state: 'refused',
      takenBy: { name: staff().username },
    });
  });

  test('of another kind, empty, too large or without a name is refused, and leaves nothing', async () => {
    const before = await counted();
    const right = await salaryTo('416927142');
    const cases: [string, number, string][] = [
      ['\u0089PNG\r\n\u001A\n\0\0\0', 415, 'FILE_KIND_REFUSED'],
      ['101 026555014\0', 415, 'FILE_KIND_REFUSED'],
      ['', 400, 'INVALID_FIELDS'],
      [right.padEnd(2 * 1024 * 1024 + 1, '9'), 413, 'FILE_TOO_LARGE'],
    ];
    for (const [text, status, code] of cases)
      expect(said(await bring(staff(), text))).toEqual([status, code]);
    expect(said(await bring(staff(), right, ' '))).toEqual([400, 'INVALID_FIELDS']);
    expect(await counted()).toEqual(before);
  });
});

describe('the same bytes', () => {
  test('wait once, also when two bring them at once under other names', async () => {
    const text = await salaryTo('416927142');
    const names = ['one.ach', 'two.ach', 'three.ach'];
    let at = 0;
    const answers = await atOnce(3, () => bring(staff(), text, names[(at += 1) - 1]));
    expect(statuses(answers)).toEqual([202, 409, 409]);
    expect(said(await bring(rosa(), text))).toEqual([409, 'ACH_FILE_WAITS']);
  });

  test('are not taken twice: by two of the staff, by staff and by an operator', async () => {
    const text = await salaryTo('416927142');
    const id = await broughtIn(text);
    expectStatus(await take(rosa(), id), 200);
    expect(said(await bring(staff(), text))).toEqual([409, 'ACH_FILE_KNOWN']);
    expect(await takeAch(bank().bank, text)).toEqual({ kind: 'known' });

    const other = await salaryTo('416927142');
    const late = await broughtIn(other);
    expect((await takeAch(bank().bank, other)).kind).toBe('taken');
    const before = await counted();
    expect(said(await take(rosa(), late))).toEqual([409, 'ACH_FILE_KNOWN']);
    expect(await counted()).toEqual(before);
    expectStatus(await sendBack(rosa(), late), 200);
  });

  test('may be brought in again once they were sent back', async () => {
    const text = await salaryTo('416927142');
    const id = await broughtIn(text);
    expectStatus(await sendBack(rosa(), id, 'Without the list of names.'), 200);
    expect((await uploadOf(id)).decision).toMatchObject({
      outcome: 'declined',
      by: 'rosa',
      reason: 'Without the list of names.',
    });
    expectStatus(await take(rosa(), await broughtIn(text)), 200);
  });
});

describe('the second person', () => {
  test('is another one, with the right to approve credits', async () => {
    const id = await broughtIn(await salaryTo('416927142'));
    expect(said(await take(staff(), id))).toEqual([403, 'OWN_PROPOSAL']);
    expect((await take(teller, id)).status).toBe(403);
    const viewer = await addAnotherAdmin(bank(), 'viewer.of.uploads', 'viewer');
    expect((await bring(viewer, await salaryTo('1'))).status).toBe(403);
    expect((await sendBack(viewer, id)).status).toBe(403);
    const who = await customer();
    for (const answer of [
      await take(who, id),
      await bring(who, await salaryTo('1')),
      await ask(who, 'GET', '/api/admin/ach-uploads'),
    ])
      expect(answer.status).toBe(403);
    expect((await uploadOf(id)).decision).toBeNull();
    // A person who may only bring files in sees them, and takes back their own.
    const own = await broughtIn(await salaryTo('2'), teller);
    expect((await uploadOf(own, teller)).isYours).toBe(true);
    expectStatus(await sendBack(teller, own, 'The wrong one.'), 200);
    expectStatus(await take(rosa(), id), 200);
  });

  test('comes first or not at all: of two at once one decides, and the other reads who was first', async () => {
    const [third, account] = [
      await addAnotherAdmin(bank(), 'third.of.uploads'),
      (await customer()).checking.number,
    ];
    for (let round = 0; round < 3; round += 1) {
      const id = await broughtIn(await salaryTo(account));
      const before = await count('rail_entry');
      const answers = await Promise.all([take(rosa(), id), sendBack(third, id), take(third, id)]);
      const codes = answers.map((answer) => said(answer));
      expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
      expect(codes.filter(([, code]) => code === 'CASE_DECIDED')).toHaveLength(2);
      const wasTaken = answers[1]?.status !== 200;
      expect(await count('rail_entry')).toBe(before + (wasTaken ? 1 : 0));
    }
    expect(said(await take(rosa(), crypto.randomUUID()))).toEqual([404, 'ACH_UPLOAD_NOT_FOUND']);
    expect(said(await sendBack(rosa(), 'no-id'))[0]).toBe(400);
  });

  test('takes nothing of who lost the right to bring it in', async () => {
    const id = await broughtIn(await salaryTo('416927142'), teller);
    const { db, clock } = bank().bank;
    const withTeller = (rights: typeof shippedPolicies.roles.teller) =>
      setPolicy(db, 'roles', { ...shippedPolicies.roles, teller: rights }, clock.businessNow());
    await withTeller(['see-customers']);
    expect(said(await take(rosa(), id))).toEqual([409, 'PROPOSER_LEFT']);
    await withTeller(shippedPolicies.roles.teller);
    expectStatus(await take(rosa(), id), 200);
  });
});

test('nobody of the staff brings in or takes a file that has an entry for their own account', async () => {
  const own = await customer();
  const linked = await addAnotherAdmin(bank(), 'linked.of.uploads');
  const text = await salaryTo(own.checking.number);
  const waiting = await broughtIn(text, linked);
  const path = `/api/admin/colleagues/${linked.id}/own-customer`;
  expectStatus(await ask(staff(), 'PUT', path, { username: own.username }), 202);
  expectStatus(await ask(linked, 'POST', '/api/admin/own-customer/confirm'), 200);

  const before = await counted();
  // The link came after the file: its maker is looked at again.
  expect(said(await take(rosa(), waiting))).toEqual([403, 'OWN_ACCOUNT']);
  expectStatus(await sendBack(rosa(), waiting), 200);
  expect(said(await bring(linked, text))).toEqual([403, 'OWN_ACCOUNT']);
  expect(await counted()).toEqual(before);
  const id = await broughtIn(text);
  expect(said(await take(linked, id))).toEqual([403, 'OWN_ACCOUNT']);
  expect((await uploadOf(id)).decision).toBeNull();
  expectStatus(await take(rosa(), id), 200);
});

test('a file that waits is sealed: nobody reads names in the database, and moved bytes do not open', async () => {
  const [one, other] = [await salaryTo('416927142'), await salaryTo('416927142')];
  const [id, second] = [await broughtIn(one), await broughtIn(other)];
  const { db } = bank().bank;
  const { rows } = await db.query<{ sealed: Buffer }>(
    'SELECT sealed FROM rail_upload WHERE id = $1',
    [id],
  );
  expect(rows[0]?.sealed.includes('EMPLOYER')).toBe(false);
  await db.query(
    'UPDATE rail_upload SET sealed = (SELECT sealed FROM rail_upload WHERE id = $1) WHERE id = $2',
    [id, second],
  );
  expect((await take(rosa(), second)).status).toBe(500);
  expectStatus(await take(rosa(), id), 200);
});
