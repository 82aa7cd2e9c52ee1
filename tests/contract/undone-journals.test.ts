import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { planOf } from '../support/ledger-people.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { twoLegs, voucherCalls } from '../support/vouchers.ts';

/* Any journal that no other call undoes is undone by a voucher: once, and seen before it is done. */

const desk = useSharedDesk();
const { bank, staff, rosa, ask, take, customer, balanceOf, ownBalance, mailsTo } = desk;
const {
  idOf,
  send,
  undo,
  decide,
  preview,
  show,
  book,
  newestJournal,
  legsOf,
  pay,
  owed,
  savingsOf,
} = voucherCalls(desk);

/** Makes a customer with a credit by staff, and names its journal. */
async function credited(amount: number): Promise<{ who: Customer; journal: string }> {
  const who = await customer(amount);
  return { who, journal: await newestJournal() };
}

const statusOf = async (who: Customer, id: string) =>
  (await ask(who, 'GET', `/api/transfers/${id}`)).body.status;

describe('undoing a credit by staff', () => {
  test('is shown first, waits for a second person, and happens once', async () => {
    const { who, journal } = await credited(300);
    const funding = await ownBalance('staff_funding', 'USD');
    const shown = expectStatus(await preview(journal), 200).body;
    expect(shown).toMatchObject({
      legs: [
        { account: { code: '1410' }, amount: 300 },
        {
          account: { code: '2120', holder: { name: who.username } },
          amount: -300,
          balanceAfter: 0,
        },
      ],
      owed: null,
      orderBecomes: 'returned',
    });
    expect(await balanceOf(who)).toBe(300);
    const [first, again] = await atOnce(2, () => undo(journal));
    const id = idOf(first as NonNullable<typeof first>);
    expect(idOf(again as NonNullable<typeof again>)).toBe(id);
    expect(said(await undo(journal, {}, rosa()))).toEqual([409, 'UNDO_WAITS']);
    expect(said(await preview(journal))).toEqual([409, 'UNDO_WAITS']);
    expect((await show(id)).effect).toEqual(shown);
    expect(await balanceOf(who)).toBe(300);

    await take('voucher', id);
    expect(said(await decide(id, 'approve', staff()))).toEqual([403, 'OWN_PROPOSAL']);
    await ask(staff(), 'POST', `/api/admin/queues/voucher/${id}/give-back`);
    await take('voucher', id, rosa());
    expect(statuses(await atOnce(5, () => decide(id, 'approve')))).toEqual(Array(5).fill(200));
    expect([await balanceOf(who), await ownBalance('staff_funding', 'USD')]).toEqual([
      0,
      funding + 300_00n,
    ]);
    expect(await statusOf(who, journal)).toBe('Returned');
    expect((await mailsTo(who)).some((mail) => mail.includes('We took a posting back'))).toBe(true);
    expect(said(await undo(journal))).toEqual([409, 'UNDONE_BEFORE']);
    expect(said(await preview(journal))).toEqual([409, 'UNDONE_BEFORE']);
  });

  test('declined leaves all as it was, and may be tried again', async () => {
    const { who, journal } = await credited(20);
    const id = idOf(await undo(journal));
    await take('voucher', id, rosa());
    expectStatus(await decide(id, 'decline'), 200);
    expect([await balanceOf(who), await statusOf(who, journal)]).toEqual([20, 'Completed']);
    const again = idOf(await undo(journal));
    expect(again).not.toBe(id);
    await book(again);
    expect(await balanceOf(who)).toBe(0);
  });

  test('whose money is spent is refused, unless its customer owes the rest', async () => {
    const { who, journal } = await credited(100);
    const other = await customer();
    await pay(who, other, 60);
    expect((await preview(journal)).body).toMatchObject({ owed: 60 });
    expect(said(await undo(journal))).toEqual([409, 'MONEY_GONE']);
    const before = await owed();
    const undoing = await book(idOf(await undo(journal, { receivable: true })));
    expect(await legsOf(undoing)).toEqual(['1410 100', '2120 -40', '1230 -60']);
    expect(await balanceOf(who)).toBe(0);
    const after = await owed();
    expect(after).toEqual([before[0] + 60_00n, before[1] + 60_00n]);

    // A reversal of the reversal: nothing is owed any more, and the order is as it was.
    const restoring = await book(idOf(await undo(undoing)));
    expect(await legsOf(restoring)).toEqual(['1410 -100', '2120 40', '1230 60']);
    expect([await balanceOf(who), await statusOf(who, journal), await owed()]).toEqual([
      40,
      'Completed',
      before,
    ]);
    expect(said(await undo(undoing))).toEqual([409, 'UNDONE_BEFORE']);
  });

  test('whose money goes between making and booking books nothing', async () => {
    const { who, journal } = await credited(50);
    const id = idOf(await undo(journal));
    const other = await customer();
    await pay(who, other, 30);
    await take('voucher', id, rosa());
    expect(await show(id)).toMatchObject({
      effect: { owed: 30 },
      cannot: expect.stringContaining('$30.00 of it is not in the account any more'),
    });
    expect(said(await decide(id, 'approve'))).toEqual([409, 'MONEY_GONE']);
    expect([await balanceOf(who), await statusOf(who, journal)]).toEqual([20, 'Completed']);
    expectStatus(await decide(id, 'decline'), 200);
  });

  test('that races with a payment never takes an account below zero', async () => {
    const { who, journal } = await credited(80);
    const other = await customer();
    const id = idOf(await undo(journal, { receivable: true }));
    await take('voucher', id, rosa());
    const before = await owed();
    const { db, ledger } = bank().bank;
    const accounts = await Promise.all([who, other].map(savingsOf));
    const paid = planOf([
      { accountId: accounts[0] ?? '', amountMinor: -70_00n },
      { accountId: accounts[1] ?? '', amountMinor: 69_00n },
      { accountId: bankAccountId('fee_income', 'USD'), amountMinor: 1_00n },
    ]);
    // The payment has moved the money, and is committed once the undoing waits for it.
    const moved = Promise.withResolvers<void>();
    const booking = moved.promise.then(() => decide(id, 'approve'));
    await db.tx(async (tx) => {
      await ledger.postWithin(tx, [paid]);
      moved.resolve();
      const waiting = `SELECT FROM pg_locks
        WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
      await expect
        .poll(async () => (await tx.query(waiting)).rowCount, { interval: 20 })
        .not.toBe(0);
    });
    expect((await booking).status).toBe(200);
    expect([await balanceOf(who), await balanceOf(other)]).toEqual([0, 69]);
    expect(await owed()).toEqual([before[0] + 70_00n, before[1] + 70_00n]);
  });

  test('of a customer who has left takes their part of unclaimed funds alone', async () => {
    const { who, journal } = await credited(25);
    const other = await credited(1_000);
    for (const one of [who, other.who])
      expectStatus(await ask(staff(), 'DELETE', `/api/admin/users/${one.id}`), 200);
    const before = await ownBalance('unclaimed_funds', 'USD');
    const undoing = await book(idOf(await undo(journal)));
    expect(await legsOf(undoing)).toEqual(['1410 25', '2310 -25']);
    expect(await ownBalance('unclaimed_funds', 'USD')).toBe(before - 25_00n);
    // Put back, it is theirs again, and taken once more it is not taken from others.
    const restored = await book(idOf(await undo(undoing)));
    await book(idOf(await undo(restored)));
    expect(await ownBalance('unclaimed_funds', 'USD')).toBe(before - 25_00n);
  });
});

describe('undoing other journals', () => {
  test('a payment between two customers goes back, and both are told', async () => {
    const { who: payer } = await credited(90);
    const payee = await customer();
    const id = await pay(payer, payee, 35);
    const undoing = await book(idOf(await undo(id)));
    expect(await legsOf(undoing)).toEqual(['2120 35', '2120 -35']);
    expect([await balanceOf(payer), await balanceOf(payee)]).toEqual([90, 0]);
    for (const who of [payer, payee]) {
      expect(await statusOf(who, id)).toBe('Returned');
      expect((await mailsTo(who)).some((mail) => mail.includes('posting back'))).toBe(true);
    }
  });

  test('a voucher of free legs goes back, needs its rights, and is undone in turn', async () => {
    const journal = await book(idOf(await send({ reason: 'Wrong.', legs: twoLegs(5) })));
    const before = await ownBalance('suspense', 'USD');
    const undoing = await book(idOf(await undo(journal)));
    expect(await ownBalance('suspense', 'USD')).toBe(before - 5_00n);
    await book(idOf(await undo(undoing)));
    expect(await ownBalance('suspense', 'USD')).toBe(before);
    const legs = [
      { account: '1010', side: 'debit', amount: 1 },
      { account: '3010', side: 'credit', amount: 1 },
    ];
    const capital = await book(idOf(await send({ reason: 'Capital.', legs })));
    const teller = await addAnotherAdmin(bank(), 'undoing.teller', 'teller');
    expect(said(await undo(capital, {}, teller))).toEqual([403, 'VOUCHER_ACCOUNT_REFUSED']);
  });

  test('what another call undoes is refused with the place of that call', async () => {
    const { who } = await credited(500);
    const out = { name: 'Fenland', account: '310448207', routing: '021000021', bank: 'Fenland' };
    await ask(who, 'POST', '/api/transfers/local', localTransferBody(who, out, 100));
    const answer = await undo(await newestJournal('local_transfer'));
    expect([said(answer), answer.body.params]).toEqual([
      [409, 'UNDONE_ELSEWHERE'],
      { at: 'outside-payments' },
    ]);
    expect(said(await undo(randomUUID()))).toEqual([404, 'JOURNAL_NOT_FOUND']);
  });

  test('no one makes or approves a voucher on their own customer account', async () => {
    const { who, journal } = await credited(15);
    const own = await addAnotherAdmin(bank(), 'own.teller', 'manager');
    await ask(staff(), 'PUT', `/api/admin/colleagues/${own.id}/own-customer`, {
      username: who.username,
    });
    expectStatus(await ask(own, 'POST', '/api/admin/own-customer/confirm'), 200);
    expect(said(await preview(journal, own))).toEqual([403, 'OWN_ACCOUNT']);
    expect(said(await undo(journal, {}, own))).toEqual([403, 'OWN_ACCOUNT']);
    const id = idOf(await undo(journal));
    expect(said(await take('voucher', id, own))).toEqual([403, 'OWN_ACCOUNT']);
    expect(said(await decide(id, 'approve', own))).toEqual([403, 'OWN_ACCOUNT']);
    await book(id);
  });
});
