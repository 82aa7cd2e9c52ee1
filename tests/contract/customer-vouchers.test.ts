import { describe, expect, test } from 'vitest';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { voucherCalls } from '../support/vouchers.ts';

/* Staff debit a customer, refund a fee and end a debt by vouchers: one makes, another posts. */

const desk = useSharedDesk();
const { staff, rosa, ask, take, customer, balanceOf, ownBalance, mailsTo } = desk;
const { idOf, undo, decide, show, book, legsOf, owed, pay } = voucherCalls(desk);

const make = (who: { id: string }, body: object, by = staff()) =>
  ask(by, 'POST', `/api/admin/users/${who.id}/vouchers`, { reason: 'A mistake.', ...body });
const debit = (amount: number, more: object = {}) => ({
  kind: 'debit',
  accountName: 'Savings Account',
  against: '1190',
  amount,
  ...more,
});
const debtsOf = async (who: { id: string }) =>
  expectStatus(await ask(staff(), 'GET', `/api/admin/users/${who.id}/debts`), 200).body.debts;

/** A customer who owes this much. */
async function debtor(amount: number): Promise<{ who: Customer; debt: string }> {
  const who = await customer();
  const debt = await book(idOf(await make(who, debit(amount, { receivable: true }))));
  return { who, debt };
}

describe('a customer', () => {
  test('is debited once a second person posts it, and is told', async () => {
    const who = await customer(50);
    const before = await ownBalance('suspense', 'USD');
    const id = idOf(await make(who, debit(30)));
    expect([await balanceOf(who), (await show(id)).effect.legs[0].amount]).toEqual([50, -30]);
    await take('voucher', id);
    expect(said(await decide(id, 'approve', staff()))).toEqual([403, 'OWN_PROPOSAL']);
    await ask(staff(), 'POST', `/api/admin/queues/voucher/${id}/give-back`);
    const journal = await book(id);
    expect(await legsOf(journal)).toEqual(['2120 -30', '1190 30']);
    expect([await balanceOf(who), await ownBalance('suspense', 'USD')]).toEqual([
      20,
      before + 30_00n,
    ]);
    expect((await mailsTo(who)).some((mail) => mail.includes('Correction by the bank'))).toBe(true);
    await book(idOf(await undo(journal)));
    expect(await balanceOf(who)).toBe(50);
  });

  test('owes what the account does not hold only where the maker said so', async () => {
    const who = await customer(40);
    const before = await owed();
    expect(said(await make(who, debit(100)))).toEqual([409, 'MONEY_GONE']);
    const other = await customer();
    const late = idOf(await make(who, debit(40)));
    await pay(who, other, 10);
    await take('voucher', late, rosa());
    expect((await show(late)).cannot).toContain('$10.00 of it is not in the account');
    expect(said(await decide(late, 'approve'))).toEqual([409, 'MONEY_GONE']);
    expectStatus(await decide(late, 'decline'), 200);

    const journal = await book(idOf(await make(who, debit(100, { receivable: true }))));
    expect(await legsOf(journal)).toEqual(['2120 -30', '1230 -70', '1190 100']);
    expect(await owed()).toEqual([before[0] + 70_00n, before[1] + 70_00n]);
    expect(await debtsOf(who)).toMatchObject([{ _id: journal, amount: 70, open: 70 }]);
    const restored = await book(idOf(await undo(journal)));
    expect([await balanceOf(who), await owed()]).toEqual([30, before]);
    await book(idOf(await undo(restored, { receivable: true })));
    expect(await owed()).toEqual([before[0] + 70_00n, before[1] + 70_00n]);
  });

  test('is refunded a fee', async () => {
    const who = await customer();
    const body = { kind: 'fee_refund', accountName: 'Savings Account', amount: 15 };
    expect(await legsOf(await book(idOf(await make(who, body))))).toEqual(['2120 15', '4020 -15']);
    expect(await balanceOf(who)).toBe(15);
  });

  test('pays back a debt in parts, and no more than is owed', async () => {
    const { who, debt } = await debtor(60);
    const before = await owed();
    const repay = (amount: number) =>
      make(who, { kind: 'repayment', accountName: 'Savings Account', amount, debt });
    expect(said(await repay(60))).toEqual([422, 'INSUFFICIENT_FUNDS']);
    await desk.endow(who, 100);
    expect(said(await repay(60.01))).toEqual([409, 'DEBT_SMALLER']);
    const [first, second] = [idOf(await repay(60)), idOf(await repay(40))];
    const part = await book(second);
    expect(await owed()).toEqual([before[0] - 40_00n, before[1] - 40_00n]);
    await take('voucher', first, rosa());
    expect(said(await decide(first, 'approve'))).toEqual([409, 'DEBT_SMALLER']);
    expectStatus(await decide(first, 'decline'), 200);
    expect([await balanceOf(who), (await debtsOf(who))[0].open]).toEqual([60, 20]);
    // The debit is undone only once the repayment is.
    const refused = await undo(debt);
    expect([said(refused), refused.body.params]).toEqual([
      [409, 'UNDONE_ELSEWHERE'],
      { at: 'debts' },
    ]);
    await book(idOf(await undo(part)));
    expect([await balanceOf(who), await owed()]).toEqual([100, before]);
    await book(idOf(await undo(debt)));
    expect(await debtsOf(who)).toEqual([]);
  });

  test('leaves once a debt is written off, and then may owe it again', async () => {
    const { who, debt } = await debtor(25);
    const leave = () => ask(staff(), 'DELETE', `/api/admin/users/${who.id}`);
    expect(said(await leave())).toEqual([409, 'OPEN_BUSINESS']);
    expect((await ask(staff(), 'GET', `/api/admin/users/${who.id}/closing`)).body.openDebts).toBe(
      1,
    );
    const losses = await ownBalance('losses', 'USD');
    const before = await owed();
    const journal = await book(idOf(await make(who, { kind: 'write_off', amount: 25, debt })));
    expect(await legsOf(journal)).toEqual(['5020 -25', '1230 25']);
    expect(await ownBalance('losses', 'USD')).toBe(losses - 25_00n);
    expect(await owed()).toEqual([before[0] - 25_00n, before[1] - 25_00n]);
    expectStatus(await leave(), 200);
    await book(idOf(await undo(journal)));
    expect([await owed(), (await debtsOf(who))[0].open]).toEqual([before, 25]);
  });

  test('is not debited by words that do not fit together, nor for the debt of another', async () => {
    const { debt } = await debtor(5);
    const who = await customer(10);
    const own = { accountName: 'Savings Account', amount: 1 };
    for (const body of [
      { kind: 'debit', ...own },
      { kind: 'fee_refund', ...own, against: '4020' },
      { kind: 'repayment', ...own },
      { kind: 'write_off', ...own, debt },
      { kind: 'fee_refund', ...own, receivable: true },
    ])
      expect((await make(who, body)).status).toBe(400);
    const anothers = { kind: 'repayment', ...own, debt };
    expect(said(await make(who, anothers))).toEqual([409, 'DEBT_SMALLER']);
    const nobody = { id: crypto.randomUUID() };
    expect(said(await make(nobody, debit(1)))).toEqual([404, 'USER_NOT_FOUND']);
    expect((await make(who, debit(1), who)).status).toBe(403);
  });
});
