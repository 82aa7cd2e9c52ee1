import { describe, expect, test } from 'vitest';
import { verifyBooks } from '../../server/ledger/verify.ts';
import { portrait } from '../../fixtures/profile-pictures.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { twoLegs, voucherCalls } from '../support/vouchers.ts';

/* Vouchers and undoings give no way around a rule, also where a server makes a mistake. */

const desk = useSharedDesk();
const { bank, staff, rosa, ask, take, customer, balanceOf } = desk;
const {
  idOf,
  send,
  decide,
  undo,
  preview,
  book,
  newestJournal,
  legsOf,
  pay,
  owed,
  postUnasked,
  savingsOf,
} = voucherCalls(desk);

async function spent(): Promise<{ who: Customer; other: Customer; journal: string }> {
  const who = await customer(100);
  const journal = await newestJournal();
  const other = await customer();
  await pay(who, other, 100);
  return { who, other, journal };
}

describe('an undoing that left a debt', () => {
  test('undone and done again owes the same, by the table and by the books', async () => {
    const { who, other, journal } = await spent();
    const before = await owed();
    const first = await book(idOf(await undo(journal, { receivable: true })));
    const second = await book(idOf(await undo(first)));
    expect(await owed()).toEqual(before);
    expect(said(await undo(second))).toEqual([409, 'MONEY_GONE']);
    const third = await book(idOf(await undo(second, { receivable: true })));
    expect(await legsOf(third)).toEqual(['1410 100', '1230 -100']);
    expect(await owed()).toEqual([before[0] + 100_00n, before[1] + 100_00n]);
    // The money has come back: it is taken, and nothing is owed.
    const fourth = await book(idOf(await undo(third)));
    await pay(other, who, 70);
    await book(idOf(await undo(fourth, { receivable: true })));
    expect(await balanceOf(who)).toBe(0);
    expect(await owed()).toEqual([before[0] + 30_00n, before[1] + 30_00n]);
  });

  test('is of its customer, also where none of their accounts was touched', async () => {
    const { who, journal } = await spent();
    const undoing = await book(idOf(await undo(journal, { receivable: true })));
    const own = await addAnotherAdmin(bank(), 'debtor.teller', 'manager');
    await ask(staff(), 'PUT', `/api/admin/colleagues/${own.id}/own-customer`, {
      username: who.username,
    });
    expectStatus(await ask(own, 'POST', '/api/admin/own-customer/confirm'), 200);
    expect(said(await preview(undoing, own))).toEqual([403, 'OWN_ACCOUNT']);
    const id = idOf(await undo(undoing));
    expect(said(await take('voucher', id, own))).toEqual([403, 'OWN_ACCOUNT']);
    await book(id);
  });
});

/** Posts legs under the journal of a voucher, as a server with a mistake in it would. */
async function postAs(
  voucher: string,
  legs: readonly (readonly [account: string, minor: bigint])[],
) {
  const { rows } = await bank().bank.db.query<{
    journal: string;
    reverses: string | null;
    maker: string;
  }>(`SELECT journal_id AS journal, reverses, proposed_by AS maker FROM voucher WHERE id = $1`, [
    voucher,
  ]);
  const { journal = '', reverses = null, maker = '' } = rows[0] ?? {};
  const forced = legs.map(([accountId, amountMinor]) => ({
    accountId,
    amountMinor,
    forced: true as const,
  }));
  return await postUnasked(
    { id: journal, legs: forced, ...(reverses !== null && { reverses }) },
    rosa(),
    { way: 'two', firstPerson: maker },
  );
}

describe('the posting function refuses an undoing', () => {
  const receivables = bankAccountId('receivables', 'USD');
  const unclaimed = bankAccountId('unclaimed_funds', 'USD');
  const funding = bankAccountId('staff_funding', 'USD');
  const refused = /not what was made|no one owes/;

  test('that takes more from customers than the journal gave, or gives them more', async () => {
    const payer = await customer(100);
    const payee = await customer(900);
    const id = idOf(await undo(await pay(payer, payee, 40)));
    const [from, to] = [await savingsOf(payee), await savingsOf(payer)];
    for (const minor of [900_00n, 40_01n, -40_00n, 9_000_000_000_000_000_00n])
      await expect(
        postAs(id, [
          [from, -minor],
          [to, minor],
        ]),
      ).rejects.toThrow(refused);
    await book(id);
    expect([await balanceOf(payer), await balanceOf(payee)]).toEqual([100, 900]);
  });

  test('that makes a debt its maker did not choose, or pays from unclaimed funds', async () => {
    const who = await customer(100);
    const id = idOf(await undo(await newestJournal()));
    for (const other of [receivables, unclaimed])
      await expect(
        postAs(id, [
          [funding, 100_00n],
          [other, -100_00n],
        ]),
      ).rejects.toThrow(refused);
    await expect(
      postAs(id, [
        [funding, 100_00n],
        [await savingsOf(who), -150_00n],
        [receivables, 50_00n],
      ]),
    ).rejects.toThrow(refused);
    await book(id);
    expect(await balanceOf(who)).toBe(0);
  });
});

describe('vouchers', () => {
  test('count for no day before the bank had books', async () => {
    const answer = await send({ reason: 'Old.', day: '1900-01-01', legs: twoLegs(1) });
    expect(said(answer)).toEqual([409, 'DAY_CLOSED']);
  });

  test('show their evidence to those alone who see the voucher', async () => {
    const id = idOf(await send({ reason: 'A letter.', legs: twoLegs(1) }));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await portrait('Letter'))]), 'letter.jpg');
    expectStatus(
      await bank().call('POST', `/api/admin/vouchers/${id}/evidence`, {
        token: staff().token,
        form,
      }),
      201,
    );
    const { address } = (await ask(rosa(), 'GET', `/api/admin/vouchers/${id}`)).body.evidence[0];
    const viewer = await addAnotherAdmin(bank(), 'evidence.viewer', 'viewer');
    const auditor = await addAnotherAdmin(bank(), 'evidence.auditor', 'auditor');
    expect((await ask(viewer, 'GET', `/api/admin/vouchers/${id}`)).status).toBe(403);
    expect(said(await ask(viewer, 'GET', address))).toEqual([404, 'FILE_NOT_FOUND']);
    expect((await ask(auditor, 'GET', address)).status).toBe(200);
    await take('voucher', id, rosa());
    expectStatus(await decide(id, 'decline'), 200);
  });

  test('leave a proof that finds a debt which the books do not know', async () => {
    const { db } = bank().bank;
    await expect(
      db.query('UPDATE receivable SET open_minor = 0 WHERE open_minor > 0'),
    ).rejects.toThrow(/permission denied/);
    const owner = await bank().bank.openSnapshot();
    const change = (by: string) =>
      owner.query(
        `UPDATE receivable SET amount_minor = amount_minor ${by}, open_minor = open_minor ${by}
          WHERE open_minor > 0`,
      );
    await change('+ 1');
    expect((await verifyBooks(db)).findings.map(({ promise }) => promise)).toEqual([
      'account 1230 = what customers owe by the table receivable',
    ]);
    await change('- 1');
    await owner.close();
    expect((await verifyBooks(db)).findings).toEqual([]);
  });
});
