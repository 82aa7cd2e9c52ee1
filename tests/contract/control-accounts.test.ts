import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectStatus,
  internationalTransferBody,
  localTransferBody,
} from '../../fixtures/people.ts';
import { findLastProofs } from '../../server/services/condition/last-proofs.ts';
import { findDifferences } from '../../server/staff/books/control-accounts.ts';
import { achText, payrollEntry, payrollFile, takeAch } from '../support/ach-files.ts';
import { billBody } from '../support/bills.ts';
import { checkDesk } from '../support/check-desk.ts';
import { loanCalls } from '../support/loans.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { leg, voucherCalls } from '../support/vouchers.ts';

const desk = useSharedDesk();
const { bank, ask, staff, customer, ownBalance } = desk;
const { idOf, send, book, undo, newestJournal } = voucherCalls(desk);
const checks = checkDesk(bank);
const loans = loanCalls(bank);

const outside = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

/** As the owner of the database, whom no right of the application binds. */
async function asOwner(sql: string): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
}

/** The accounts that differ, as `1110 USD`, and all places that are named of them. */
async function differing(scope: 'full' | 'recent' = 'full') {
  const found = await findDifferences(bank().bank.db, scope);
  return {
    accounts: found.map(({ control }) => `${control?.code} ${control?.currency}`),
    places: found.flatMap(({ places }) => places),
  };
}

const agreeing = { accounts: [], places: [] };

/** Asks for a proof of everything and waits for it. */
async function prove() {
  expectStatus(await ask(staff(), 'POST', '/api/admin/books/proofs'), 202);
  await bank().worker.runOne('proof-of-the-books');
  return (await ask(staff(), 'GET', '/api/admin/books/proofs')).body;
}

const reconciliation = async () =>
  expectStatus(await ask(staff(), 'GET', '/api/admin/books/reconciliation'), 200).body;

const rowOf = async (code: string, currency = 'USD') =>
  (await reconciliation()).accounts.find(
    (row: { code: string; currency: string }) => row.code === code && row.currency === currency,
  );

beforeAll(async () => {
  const { alice, bruno } = bank().cast;
  const { db, clock } = bank().bank;
  const post = async (path: string, body: unknown) =>
    expectStatus(await ask(alice, 'POST', `/api/transfers/${path}`, body), 201);
  const entries = [
    payrollEntry(1, { account: alice.checking.number }),
    payrollEntry(2, { account: '999999999' }),
    payrollEntry(3, { account: alice.checking.number, code: '27', amountMinor: 5_00n }),
  ];
  const file = payrollFile(entries, { service: '200', effectiveOn: clock.businessDay() });
  const { kind } = await takeAch(bank().bank, await achText(file));
  if (kind !== 'taken') throw new Error(`the file was ${kind}`);
  await setPolicy(db, 'savingsRate', { rateBps: 300 }, clock.businessNow().subtract({ hours: 1 }));
  // The interest of a month, and the day on which the file is settled.
  await bank().advance('P40D');
  const gone = await customer(700);
  expectStatus(await ask(staff(), 'DELETE', `/api/admin/users/${gone.id}`), 200);
  await loans.paidOut({}, bruno);
  const check = await checks.waitingCheck(alice, { amount: 410 });
  await checks.take(check);
  expectStatus(await checks.accept(check, 410), 200);
  await book(
    idOf(await send({ reason: 'Fee', legs: [leg('4020', 'debit', 3), leg('5020', 'credit', 3)] })),
  );
  await customer(50);
  await book(idOf(await undo(await newestJournal())));
  await post('international', internationalTransferBody({ debitedAccount: alice.savings.number }));
  await bank().advance('P1D');
  await setPolicy(db, 'review', { aboveMinor: 500_00 }, clock.businessNow().subtract({ hours: 1 }));
  await post('local', localTransferBody(alice, outside, 12, { reference: 'RENT-17' }));
  await post('international', internationalTransferBody({ debitedAccount: alice.savings.number }));
  await post('payBill', billBody(7, { debitedAccount: alice.savings.number, reference: 'BILL-9' }));
  await post(
    'local',
    localTransferBody(alice, { name: 'Bruno', account: bruno.savings.number }, 600, {
      reference: 'TO-BRUNO',
    }),
  );
});

describeOnPostgres('a control account', () => {
  test('is the sum of its table, with all that is open, gone, undone and told by vouchers', async () => {
    for (const name of [
      'clearing_ach',
      'clearing_bill_pay',
      'check_collection',
      'loan_principal',
      'unclaimed_funds',
      'payments_in_review',
      'staff_funding',
      'fee_income',
      'interest_expense',
    ] as const)
      expect([name, await ownBalance(name, 'USD')]).not.toEqual([name, 0n]);
    for (const name of ['clearing_wire', 'fx_position', 'nostro'] as const)
      expect([name, await ownBalance(name, 'EUR')]).not.toEqual([name, 0n]);
    expect(await differing()).toEqual(agreeing);
    expect(await differing('recent')).toEqual(agreeing);
  });

  test.for<[what: string, spoil: string, mend: string, accounts: string[], place: RegExp]>([
    [
      'an amount of a payment on its way',
      `UPDATE transfer SET amount_minor = amount_minor + 100 WHERE reference = 'RENT-17'`,
      `UPDATE transfer SET amount_minor = amount_minor - 100 WHERE reference = 'RENT-17'`,
      ['1110 USD'],
      /^RENT-17: the books say \$12.00, the table says \$13.00$/,
    ],
    [
      'a payment that is completed and was never settled',
      `UPDATE transfer SET status = 'completed' WHERE reference = 'BILL-9'`,
      `UPDATE transfer SET status = 'settling' WHERE reference = 'BILL-9'`,
      ['1130 USD'],
      /^BILL-9: the books say \$7.00, the table says \$0.00$/,
    ],
    [
      'a payment abroad of another amount',
      `UPDATE transfer SET amount_minor = amount_minor - 1 WHERE currency = 'EUR' AND status = 'settling'`,
      `UPDATE transfer SET amount_minor = amount_minor + 1 WHERE currency = 'EUR' AND status = 'settling'`,
      ['1120 EUR', '1310 EUR'],
      /: the books say €100.00, the table says €99.99$/,
    ],
    [
      'an entry of a file that was not sent back',
      `UPDATE rail_entry SET amount_minor = amount_minor + 1 WHERE state = 'return due'`,
      `UPDATE rail_entry SET amount_minor = amount_minor - 1 WHERE state = 'return due'`,
      ['1110 USD'],
      /^account 00001110-.* a difference of −?\$0.01$/,
    ],
    [
      'a check of another amount',
      `UPDATE check_deposit SET accepted_minor = accepted_minor + 50 WHERE status = 'accepted'`,
      `UPDATE check_deposit SET accepted_minor = accepted_minor - 50 WHERE status = 'accepted'`,
      ['1150 USD'],
      /^CHECK-\w+: the books say −\$410.00, the table says −\$410.50$/,
    ],
    [
      'an installment that is paid in the table alone',
      `UPDATE loan_instalment SET paid_at = now(), journal_id = gen_random_uuid() WHERE number = 2`,
      `UPDATE loan_instalment SET paid_at = NULL, journal_id = NULL WHERE number = 2`,
      ['1210 USD'],
      /^LOAN-\w+: the books say −\$/,
    ],
    [
      'a payment in review that a person of ours should not get',
      `CREATE TABLE kept AS SELECT transfer_id, payee_account_id FROM payment_review;
        UPDATE payment_review SET payee_account_id = NULL WHERE decision IS NULL`,
      `UPDATE payment_review SET payee_account_id = kept.payee_account_id FROM kept
        WHERE kept.transfer_id = payment_review.transfer_id; DROP TABLE kept`,
      ['1110 USD', '2320 USD'],
      /^TO-BRUNO: the books say \$600.00, the table says \$0.00$/,
    ],
    [
      'a customer who has left and is there again',
      `UPDATE customer_account SET closed_at = NULL, interest_from = 'infinity' WHERE closed_at IS NOT NULL`,
      `UPDATE customer_account SET closed_at = now() WHERE interest_from = 'infinity'`,
      ['2310 USD'],
      /^journal [-0-9a-f]+: the books say \$700.00, the table says \$0.00$/,
    ],
    [
      'a deleted row of interest',
      `CREATE TABLE kept AS SELECT * FROM interest_credit LIMIT 1;
        DELETE FROM interest_credit WHERE transfer_id IN (SELECT transfer_id FROM kept)`,
      `INSERT INTO interest_credit SELECT * FROM kept; DROP TABLE kept`,
      ['5010 USD'],
      /^account 00005010-/,
    ],
    [
      'a credit by staff of another amount',
      `UPDATE transfer SET amount_minor = amount_minor * 2 WHERE kind = 'funding' AND amount_minor = 70000`,
      `UPDATE transfer SET amount_minor = amount_minor / 2 WHERE kind = 'funding' AND amount_minor = 140000`,
      ['1410 USD'],
      /^account 00001410-.* a difference of \$700.00$/,
    ],
    [
      'a fee of another amount',
      `UPDATE transfer SET fee_minor = fee_minor + 1 WHERE currency = 'EUR' AND status = 'settling'`,
      `UPDATE transfer SET fee_minor = fee_minor - 1 WHERE currency = 'EUR' AND status = 'settling'`,
      ['4020 USD'],
      /^account 00004020-.* a difference of −\$0.01$/,
    ],
    [
      'a voucher that is not there any more',
      `UPDATE voucher SET decision = NULL, decided_by = NULL, decided_at = NULL WHERE kind = 'free'`,
      `UPDATE voucher SET decision = 'approved', decided_by = (SELECT id FROM users WHERE username = 'rosa'),
        decided_at = now() WHERE kind = 'free'`,
      ['4020 USD'],
      /^account 00004020-.* a difference of −\$3.00$/,
    ],
  ])('names %s, with account and difference', async ([, spoil, mend, accounts, place]) => {
    await asOwner(spoil);
    const found = await differing();
    await asOwner(mend);
    expect(found).toEqual({
      accounts,
      places: expect.arrayContaining([expect.stringMatching(place)]),
    });
    expect(await differing()).toEqual(agreeing);
  });
});

describeOnPostgres('a look', () => {
  test('finds no difference while payments are made, settled, sent back and undone', async () => {
    const { alice } = bank().cast;
    let isOver = false;
    const looking = (async () => {
      let looks = 0;
      for (; !isOver; looks += 1) expect(await differing()).toEqual(agreeing);
      return looks;
    })();
    const pay = async (amount: number) =>
      expectStatus(
        await ask(alice, 'POST', '/api/transfers/local', localTransferBody(alice, outside, amount)),
        201,
      ).body.transfer._id;
    for (let round = 0; round < 3; round += 1) {
      const [first] = await Promise.all([1, 2, 3, 4, 5, 6].map(pay));
      await Promise.all([
        bank().advance('PT5H'),
        ask(staff(), 'POST', `/api/admin/outside-payments/${first}/return`, {
          reason: 'REFUSED',
          otherBankReference: '021000021001234',
        }),
        book(idOf(await undo(await newestJournal('voucher')))),
        pay(7),
      ]);
    }
    isOver = true;
    expect(await looking).toBeGreaterThan(5);
  });
});

describeOnPostgres('a proof', () => {
  test('that finds a difference alarms and names it until it is mended; money goes on', async () => {
    const { alice } = bank().cast;
    const { db } = bank().bank;
    const rent = localTransferBody(alice, outside, 12, { reference: 'RENT-18' });
    expectStatus(await ask(alice, 'POST', '/api/transfers/local', rent), 201);
    await asOwner(
      `UPDATE transfer SET amount_minor = amount_minor + 100 WHERE reference = 'RENT-18'`,
    );
    const { proofs, stop, balancedSince } = await prove();
    expect(stop).toBeUndefined();
    expect(balancedSince).toBeDefined();
    expect(proofs[0]).toMatchObject({
      state: 'right',
      findings: [],
      dayFindings: [],
      controlFindings: [{ control: { code: '1110', books: expect.any(Number) } }],
    });
    expect(await findLastProofs(db)).toMatchObject({ daysWrong: false, controlsDiffer: true });
    const row = await rowOf('1110');
    expect([row.books - row.tables, row.since, row.places[0]]).toEqual([
      -1,
      proofs[0].startedAt,
      expect.stringMatching(/^RENT-18: /),
    ]);
    expectStatus(
      await ask(alice, 'POST', '/api/transfers/local', localTransferBody(alice, outside, 1)),
      201,
    );
    await prove();
    expect((await rowOf('1110')).since).toBe(proofs[0].startedAt);

    await asOwner(
      `UPDATE transfer SET amount_minor = amount_minor - 100 WHERE reference = 'RENT-18'`,
    );
    expect(await rowOf('1110')).not.toHaveProperty('since');
    expect((await prove()).proofs[0].controlFindings).toEqual([]);
    expect(await findLastProofs(db)).toMatchObject({ controlsDiffer: false });
  });

  test('of everything tells of an account whose history alone says it, until the next one', async () => {
    const { db } = bank().bank;
    const raise = (cents: number) =>
      asOwner(`UPDATE transfer SET fee_minor = fee_minor + ${cents} WHERE reference = 'RENT-18'`);
    await raise(25);
    const { proofs } = await prove();
    expect(await rowOf('4020')).toMatchObject({
      since: proofs[0].startedAt,
      asOf: proofs[0].startedAt,
    });
    await raise(-25);
    expect(await findLastProofs(db)).toMatchObject({ controlsDiffer: true });
    await prove();
    expect(await rowOf('4020')).toMatchObject({ tables: null, places: [] });
    expect(await findLastProofs(db)).toMatchObject({ controlsDiffer: false });
  });

  test('that cannot compare says so, and is a proof of the ledger all the same', async () => {
    await asOwner('ALTER TABLE interest_credit RENAME TO interest_away');
    const { proofs, stop } = await prove().finally(() =>
      asOwner('ALTER TABLE interest_away RENAME TO interest_credit'),
    );
    expect([stop, proofs[0].state]).toEqual([undefined, 'right']);
    expect(proofs[0].controlFindings).toMatchObject([
      { control: null, places: [expect.stringContaining('interest_credit')] },
    ]);
    expect((await prove()).proofs[0].controlFindings).toEqual([]);
  });
});

describe('the page of reconciliation', () => {
  test('is for those who see the books', async () => {
    const { alice } = bank().cast;
    expect((await ask(alice, 'GET', '/api/admin/books/reconciliation')).status).toBe(403);
    expect((await bank().call('GET', '/api/admin/books/reconciliation')).status).toBe(401);
  });
});
