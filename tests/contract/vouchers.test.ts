import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { voucherAccounts } from '../../contract/staff/voucher-accounts.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { portrait } from '../../fixtures/profile-pictures.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { lockPeriod } from '../../server/ledger/lock-period.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { giveRole } from '../support/staff-rows.ts';
import { leg, twoLegs, voucherCalls } from '../support/vouchers.ts';

/* Vouchers of free legs: made by one person of the staff, booked by another, once. */

const desk = useSharedDesk();
const { bank, staff, rosa, ask, take, customer, ownBalance } = desk;
const { idOf, send, decide, show, book, legsOf, postUnasked } = voucherCalls(desk);

const made = async (amount: number, more: object = {}, who = staff()) =>
  idOf(await send({ reason: 'A fee, posted twice.', legs: twoLegs(amount), ...more }, who));
const journals = async () =>
  (
    await bank().bank.db.query<{ count: bigint }>(
      `SELECT count(*) FROM journal WHERE kind = 'voucher'`,
    )
  ).rows[0]?.count;

let people = 0;
const colleague = (role?: Parameters<typeof addAnotherAdmin>[2]) =>
  addAnotherAdmin(bank(), `bookkeeper.${(people += 1)}`, role);

describe('a voucher of free legs', () => {
  test('moves nothing until a second person books it, once, however often they press', async () => {
    const before = await ownBalance('suspense', 'USD');
    const answer = await send({ reason: 'A fee, posted twice.', legs: twoLegs(12.5) });
    expect([answer.status, answer.body.message]).toEqual([
      202,
      expect.stringMatching(/^JV-\w{8} waits for a second person\. No money was moved yet\.$/),
    ]);
    const id = idOf(answer);
    expect(await ownBalance('suspense', 'USD')).toBe(before);
    expect(await show(id)).toMatchObject({
      voucher: { amount: 12.5, proposedBy: staff().username, isYours: false, day: null },
      effect: { legs: [{ amount: -12.5 }, { amount: 12.5 }], owed: null },
      cannot: null,
      journal: null,
      decision: null,
    });

    await take('voucher', id);
    expect(said(await decide(id, 'approve', staff()))).toEqual([403, 'OWN_PROPOSAL']);
    await ask(staff(), 'POST', `/api/admin/queues/voucher/${id}/give-back`);
    await take('voucher', id, rosa());
    expect(statuses(await atOnce(6, () => decide(id, 'approve')))).toEqual(Array(6).fill(200));
    expect(await ownBalance('suspense', 'USD')).toBe(before + 12_50n);
    const shown = await show(id);
    expect(shown).toMatchObject({ effect: null, decision: { outcome: 'approved', by: 'rosa' } });
    expect(await legsOf(shown.journal)).toEqual(['4020 -12.5', '1190 12.5']);
    const { rows } = await bank().bank.db.query(
      `SELECT action, actor FROM audit_event WHERE subject = $1
        AND action IN ('voucher.made', 'voucher.booked') ORDER BY at, id`,
      [`voucher:${id}`],
    );
    expect(rows).toEqual([
      { action: 'voucher.made', actor: `admin:${staff().id}` },
      { action: 'voucher.booked', actor: `admin:${rosa().id}` },
    ]);
    const { cases } = (await ask(rosa(), 'GET', '/api/admin/vouchers?state=decided')).body;
    expect(cases[0]).toMatchObject({ _id: id, decision: { by: 'rosa' } });
  });

  test('sent twice at once under one key is one voucher', async () => {
    const key = randomUUID();
    const body = { reason: 'Once.', legs: twoLegs(1) };
    const sent = await atOnce(4, () =>
      bank().call('POST', '/api/admin/vouchers', {
        token: staff().token,
        body,
        headers: { 'Idempotency-Key': key },
      }),
    );
    expect(new Set(sent.map(idOf)).size).toBe(1);
    await take('voucher', idOf(sent[0] as (typeof sent)[0]), rosa());
    expectStatus(await decide(idOf(sent[0] as (typeof sent)[0]), 'decline'), 200);
  });

  test('declined or taken back books nothing', async () => {
    const before = await journals();
    for (const who of [rosa(), staff()]) {
      const id = await made(3);
      await take('voucher', id, who);
      expectStatus(await decide(id, 'decline', who), 200);
      expect(said(await decide(id, 'approve', rosa()))).toEqual([409, 'CASE_DECIDED']);
      expect(await show(id)).toMatchObject({ journal: null, decision: { outcome: 'declined' } });
    }
    expect(await journals()).toBe(before);
  });

  test('is refused where it is wrong, and keeps nothing', async () => {
    const waiting = async () => (await ask(rosa(), 'GET', '/api/admin/vouchers')).body.total;
    const before = await waiting();
    const wrong: [legs: unknown, text: string][] = [
      [[leg('4020', 'debit', 1)], 'A voucher has 2 to 100 legs.'],
      [Array.from({ length: 1_000 }, () => leg('1190', 'debit', 1)), '2 to 100 legs'],
      [[leg('4020', 'debit', 1), leg('1190', 'credit', 1.01)], 'must be equal in each currency'],
      [
        [leg('1010', 'debit', 1), { ...leg('1010', 'credit', 1), currency: 'EUR' }],
        'must be equal in each currency',
      ],
      [
        ['debit', 'credit'].map((side) => ({
          ...leg('5020', side as 'debit', 1),
          currency: 'EUR',
        })),
        'in US dollars only',
      ],
      [[leg('4020', 'debit', 0), leg('1190', 'credit', 0)], 'greater than 0'],
      [[leg('4020', 'debit', 1e9), leg('1190', 'credit', 1e9)], 'at most 999,999,999.99'],
      // Customers, orders, checks, loans, receivables and unclaimed funds have tables of their own.
      ...['2120', '1110', '1120', '1130', '1150', '1210', '1230', '2310', '2320', '5010'].map(
        (code): [unknown, string] => [
          [leg(code, 'debit', 1), leg('1190', 'credit', 1)],
          'Account must be one of',
        ],
      ),
    ];
    for (const [legs, text] of wrong) {
      const answer = await send({ reason: 'Wrong.', legs });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(text),
      ]);
    }
    expect(await waiting()).toBe(before);
  });

  test('books the largest amount, and a hundred legs', async () => {
    const legs = [
      leg('1010', 'debit', 999_999_999.99),
      ...Array.from({ length: 98 }, () => leg('3010', 'credit', 0.01)),
      leg('3010', 'credit', 999_999_999.01),
    ];
    const before = await ownBalance('equity', 'USD');
    const id = idOf(await send({ reason: 'Capital.', legs }));
    expect(await legsOf(await book(id))).toHaveLength(100);
    expect(await ownBalance('equity', 'USD')).toBe(before + 99_999_999_999n);
  });

  test('sweeps no more of staff funding than is there, also when two do at once', async () => {
    await customer(700);
    const sweep = (amount: number) =>
      send({
        reason: 'Sweep.',
        legs: [leg('1010', 'debit', amount), leg('1410', 'credit', amount)],
      });
    const left = Number(-(await ownBalance('staff_funding', 'USD'))) / 100;
    const tooMuch = await sweep(left + 0.01);
    expect([said(tooMuch), tooMuch.body.params]).toEqual([
      [409, 'SWEEP_TOO_LARGE'],
      { left: { minor: Math.round(left * 100), currency: 'USD' } },
    ]);
    const ids = [idOf(await sweep(left)), idOf(await sweep(left))];
    const others = [rosa(), await colleague('manager')];
    for (const [index, id] of ids.entries()) await take('voucher', id, others[index]);
    const answers = await atOnce(2, (index) => decide(ids[index] ?? '', 'approve', others[index]));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.map(said)).toContainEqual([409, 'SWEEP_TOO_LARGE']);
    expect(await ownBalance('staff_funding', 'USD')).toBe(0n);
  });

  test('names only accounts that both people have the right for', async () => {
    const capital = {
      reason: 'Capital.',
      legs: [leg('1010', 'debit', 5), leg('3010', 'credit', 5)],
    };
    const teller = await colleague('teller');
    expect(said(await send(capital, teller))).toEqual([403, 'VOUCHER_ACCOUNT_REFUSED']);
    const viewer = await colleague('viewer');
    expect(said(await send({ reason: 'No.', legs: twoLegs(1) }, viewer))).toEqual([
      403,
      'RIGHT_MISSING',
    ]);
    const own = await customer();
    expect((await send(capital, own)).status).toBe(403);

    const id = idOf(await send(capital));
    const approver = await colleague('approver');
    await take('voucher', id, approver);
    expect(said(await decide(id, 'approve', approver))).toEqual([403, 'VOUCHER_ACCOUNT_REFUSED']);
    await ask(approver, 'POST', `/api/admin/queues/voucher/${id}/give-back`);
    await book(id);
    const small = await made(2, {}, teller);
    await book(small, approver);
  });

  test('is not booked by a checker whose right was taken, nor for a maker who has left', async () => {
    const { db } = bank().bank;
    const [checker, maker] = [await colleague('manager'), await colleague('teller')];
    const id = await made(4);
    await take('voucher', id, checker);
    await giveRole(db, checker.id, { role: 'viewer' });
    expect(said(await decide(id, 'approve', checker))).toEqual([403, 'RIGHT_MISSING']);

    const orphan = await made(4, {}, maker);
    await take('voucher', orphan, rosa());
    await giveRole(db, maker.id, { role: 'viewer' });
    expect(said(await decide(orphan, 'approve'))).toEqual([409, 'PROPOSER_LEFT']);
    expectStatus(await decide(orphan, 'decline'), 200);
  });

  test('the posting function refuses what no form would send', async () => {
    const { db } = bank().bank;
    const accounts = [
      bankAccountId('fee_income', 'USD'),
      bankAccountId('suspense', 'USD'),
    ] as const;
    const post = (id: string, who: Person, [from = '', to = '']: readonly string[]) =>
      postUnasked(
        {
          id,
          legs: [
            { accountId: from, amountMinor: -700n },
            { accountId: to, amountMinor: 700n },
          ],
        },
        who,
      );
    const id = await made(7);
    const journalOf = async (voucher: string) =>
      (
        await db.query<{ id: string }>('SELECT journal_id AS id FROM voucher WHERE id = $1', [
          voucher,
        ])
      ).rows[0]?.id ?? '';
    const journal = await journalOf(id);
    await expect(post(randomUUID(), rosa(), accounts)).rejects.toThrow(/may post/);
    await expect(post(journal, staff(), accounts)).rejects.toThrow(/may post/);
    const others = [accounts[0], bankAccountId('losses', 'USD')];
    await expect(post(journal, rosa(), others)).rejects.toThrow(/not what was made/);
    // A row that a server would have been made to write.
    const owned = await made(7);
    const clearing = bankAccountId('clearing_ach', 'USD');
    const owner = await bank().bank.openSnapshot();
    await owner.query(
      'UPDATE voucher_leg SET account_id = $2 WHERE voucher_id = $1 AND place = 1',
      [owned, clearing],
    );
    await owner.close();
    await expect(post(await journalOf(owned), rosa(), [clearing, accounts[1]])).rejects.toThrow(
      /account of another table/,
    );
    await expect(
      db.query('UPDATE voucher_leg SET amount_minor = 1 WHERE voucher_id = $1', [id]),
    ).rejects.toThrow(/permission denied/);
    for (const one of [id, owned]) {
      await take('voucher', one, rosa());
      await decide(one, 'decline');
    }
    const { rows } = await db.query('SELECT code, needs FROM voucher_account ORDER BY code');
    expect(rows).toEqual(
      Object.entries(voucherAccounts).map(([code, { needs }]) => ({ code, needs })),
    );
  });

  test('keeps its evidence for the second person; only its maker adds any', async () => {
    const id = await made(6);
    const add = async (who: Person) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await portrait('Letter'))]), 'letter.jpg');
      return await bank().call('POST', `/api/admin/vouchers/${id}/evidence`, {
        token: who.token,
        form,
      });
    };
    expect(said(await add(rosa()))).toEqual([403, 'NOT_YOUR_VOUCHER']);
    expectStatus(await add(staff()), 201);
    const [file] = (await show(id)).evidence;
    expect(file).toMatchObject({ mediaType: 'image/jpeg' });
    expect((await bank().call('GET', file.address, { token: rosa().token })).status).toBe(200);
    expect(
      (await bank().call('GET', file.address, { token: (await customer()).token })).status,
    ).toBe(404);
    const { rows } = await bank().bank.db.query<{ sealed: Buffer }>(
      `SELECT sealed FROM stored_file WHERE purpose = 'voucher'`,
    );
    expect(rows[0]?.sealed.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (let more = 0; more < 4; more += 1) expectStatus(await add(staff()), 201);
    expect(said(await add(staff()))).toEqual([409, 'EVIDENCE_FULL']);
    await book(id);
    expect(said(await add(staff()))).toEqual([409, 'CASE_DECIDED']);
    expect((await show(id)).evidence).toHaveLength(5);
  });

  test('is booked for a day only while that is open, also if it closes in between', async () => {
    const { db, clock } = bank().bank;
    const today = clock.businessDay();
    expect(said(await send({ reason: 'Late.', day: addDays(today, 1), legs: twoLegs(1) }))).toEqual(
      [422, 'DAY_AHEAD'],
    );
    const early = await made(8, { day: today });
    const { journal } = { journal: await book(early) };
    expect((await ask(rosa(), 'GET', `/api/admin/books/journals/${journal}`)).body.valueDate).toBe(
      today,
    );
    const late = await made(9, { day: today });
    await clock.advance(
      Math.ceil(endOfDay(today).add({ minutes: 1 }).since(clock.businessNow()).total('seconds')),
    );
    await lockPeriod(db, endOfDay(today));
    await take('voucher', late, rosa());
    expect((await show(late)).cannot).toContain('is closed');
    const before = await journals();
    expect(said(await decide(late, 'approve'))).toEqual([409, 'DAY_CLOSED']);
    expect(await journals()).toBe(before);
    expect(said(await send({ reason: 'Late.', day: today, legs: twoLegs(1) }))).toEqual([
      409,
      'DAY_CLOSED',
    ]);
    expectStatus(await decide(late, 'decline'), 200);
  });
});
