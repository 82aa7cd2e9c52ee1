import { describe, expect, test } from 'vitest';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { voucherCalls } from '../support/vouchers.ts';

/* The money of a customer who has left is paid out by a voucher: one makes it, another posts it. */

const desk = useSharedDesk();
const { staff, rosa, ask, take, customer, ownBalance } = desk;
const { idOf, undo, decide, show, book, legsOf, postUnasked } = voucherCalls(desk);

const payout = (who: { id: string }, amount: number, by = staff(), more: object = {}) =>
  ask(by, 'POST', `/api/admin/users/${who.id}/vouchers`, {
    kind: 'payout',
    amount,
    reason: 'Claimed by the heir.',
    ...more,
  });

async function addEvidence(voucher: string): Promise<void> {
  const form = new FormData();
  form.set(
    'file',
    new File([new Uint8Array(plainPdf())], 'claim.pdf', { type: 'application/pdf' }),
  );
  const { call } = desk.bank();
  const { token } = staff();
  expectStatus(await call('POST', `/api/admin/vouchers/${voucher}/evidence`, { token, form }), 201);
}

/** A voucher with evidence, as a second person finds it. */
async function documented(who: { id: string }, amount: number): Promise<string> {
  const id = idOf(await payout(who, amount));
  await addEvidence(id);
  return id;
}

/** A customer who has left with this much. */
async function departed(amount: number): Promise<Customer> {
  const who = await customer(amount);
  expectStatus(await ask(staff(), 'DELETE', `/api/admin/users/${who.id}`), 200);
  return who;
}

async function listed(who: { id: string }): Promise<{ amount: number; accounts: string[] }> {
  for (let after = ''; ; ) {
    const { people, more } = expectStatus(
      await ask(staff(), 'GET', `/api/admin/books/unclaimed${after}`),
      200,
    ).body;
    const found = people.find(({ _id }: { _id: string }) => _id === who.id);
    if (found || !more) return found;
    after = `?after=${people.at(-1)._id}`;
  }
}

describe('unclaimed funds', () => {
  test('are listed by person, and paid out once with evidence and a second person', async () => {
    const who = await departed(80);
    expect(await listed(who)).toMatchObject({ amount: 80, username: who.username });
    expect((await listed(who)).accounts).toContain(who.savings.number);
    const before = await ownBalance('nostro', 'USD');
    const id = idOf(await payout(who, 50));
    await take('voucher', id, rosa());
    expect((await show(id)).cannot).toContain('A payout needs a file');
    expect(said(await decide(id, 'approve'))).toEqual([409, 'EVIDENCE_MISSING']);
    await addEvidence(id);
    const journal = expectStatus(await decide(id, 'approve'), 200).body.journal;
    expect(await legsOf(journal)).toEqual(['2310 -50', '1010 50']);
    expect(await ownBalance('nostro', 'USD')).toBe(before + 50_00n);
    expect((await listed(who)).amount).toBe(30);
    const refused = await payout(who, 30.01);
    expect([said(refused), refused.body.params]).toEqual([
      [409, 'UNCLAIMED_SMALLER'],
      { left: { minor: 3000, currency: 'USD' } },
    ]);
    await book(await documented(who, 30));
    expect(await listed(who)).toBeUndefined();
  });

  test('are paid out once where two vouchers wait for the same money', async () => {
    const who = await departed(40);
    const [one, other] = [await documented(who, 40), await documented(who, 40)];
    await take('voucher', one, rosa());
    await take('voucher', other, rosa());
    const answers = await Promise.all([decide(one, 'approve'), decide(other, 'approve')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listed(who)).toBeUndefined();
  });

  test('stay where a server with a mistake in it posts too much, or without evidence', async () => {
    const who = await departed(40);
    const ids = [await documented(who, 40), await documented(who, 40), idOf(await payout(who, 1))];
    const post = async (voucher: string | undefined, minor: bigint) => {
      const { rows } = await desk
        .bank()
        .bank.db.query<{ id: string }>('SELECT journal_id AS id FROM voucher WHERE id = $1', [
          voucher,
        ]);
      const legs = [
        { accountId: bankAccountId('unclaimed_funds', 'USD'), amountMinor: -minor },
        { accountId: bankAccountId('nostro', 'USD'), amountMinor: minor },
      ];
      return await postUnasked({ id: rows[0]?.id ?? '', legs }, rosa(), {
        way: 'two',
        firstPerson: staff().id,
      });
    };
    const refused = /is not what was made/;
    await expect(post(ids[2], 1_00n)).rejects.toThrow(refused);
    await expect(post(ids[1], 41_00n)).rejects.toThrow(refused);
    await book(ids[0] ?? '');
    await expect(post(ids[1], 40_00n)).rejects.toThrow(refused);
    expect(await listed(who)).toBeUndefined();
  });

  test('come back where a payout is undone, which is not made again that way', async () => {
    const who = await departed(25);
    const journal = await book(await documented(who, 25));
    const undone = await book(idOf(await undo(journal)));
    expect((await listed(who)).amount).toBe(25);
    const refused = await undo(undone);
    expect([said(refused), refused.body.params]).toEqual([
      [409, 'UNDONE_ELSEWHERE'],
      { at: 'payouts' },
    ]);
    await book(await documented(who, 25));
    expect(await listed(who)).toBeUndefined();
  });

  test('are not paid out for a customer who is here, nor by who may not, nor in wrong words', async () => {
    const who = await customer(20);
    expect(said(await payout(who, 1))).toEqual([409, 'UNCLAIMED_SMALLER']);
    expect(said(await payout({ id: crypto.randomUUID() }, 1))).toEqual([409, 'UNCLAIMED_SMALLER']);
    const left = await departed(5);
    expect((await payout(left, 1, who)).status).toBe(403);
    expect((await ask(who, 'GET', '/api/admin/books/unclaimed')).status).toBe(403);
    for (const more of [
      { accountName: 'Savings Account' },
      { against: '1190' },
      { receivable: true },
    ])
      expect((await payout(left, 1, staff(), more)).status).toBe(400);
    expect((await ask(staff(), 'GET', '/api/admin/books/unclaimed?after=x')).status).toBe(400);
    const id = await documented(left, 5);
    await take('voucher', id, staff());
    expect(said(await decide(id, 'approve', staff()))).toEqual([403, 'OWN_PROPOSAL']);
  });
});
