import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fund, internationalTransferBody as toGreta } from '../../fixtures/people.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { reversalPlan } from '../../server/ledger/postgresql/reversal-plan.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useTransfersAbroad } from '../support/transfers-abroad.ts';

const { bank, cast, pay, send, toBruno, balanceOf, ownBalance, listOf, later } =
  useTransfersAbroad();

describe('201: money on its way abroad', () => {
  test('equivalent and fee are debited at once; settlement completes it [L-173]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const { status, body } = await send(toGreta());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Transfer Submitted Successfully!',
      status: 'Pending',
      fee: 15,
    });
    expect(body.transfer).toMatchObject({
      amount: 100,
      currency: 'EUR',
      debitedUsd: 132.43,
      fee: 15,
      rate: '1.174242',
      transactionType: 'debit',
    });
    expect(await balanceOf(alice)).toBe(before - 132.43);
    expect(await ownBalance('clearing_wire', 'EUR')).toBe(10_000n);
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({
      status: 'Completed',
      amount: 100,
      currency: 'EUR',
      debitedUsd: 132.43,
    });
    expect([await ownBalance('clearing_wire', 'EUR'), await ownBalance('nostro', 'EUR')]).toEqual([
      0n,
      10_000n,
    ]);
    expect([
      await ownBalance('fee_income', 'USD'),
      await ownBalance('fx_spread_income', 'USD'),
    ]).toEqual([1500n, 59n]);
    expect([
      await ownBalance('fx_position', 'EUR'),
      await ownBalance('fx_position', 'USD'),
    ]).toEqual([-10_000n, 11_684n]);
    expect(await balanceOf(alice)).toBe(before - 132.43);
  });

  test('dollars leave as dollars', async () => {
    const { body } = await send(toGreta({ currency: 'USD' }));
    expect(body.transfer).toMatchObject({
      amount: 100,
      currency: 'USD',
      debitedUsd: 115,
      rate: null,
    });
    expect([
      await ownBalance('clearing_wire', 'USD'),
      await ownBalance('fx_position', 'USD'),
    ]).toEqual([10_000n, 0n]);
  });

  test('US dollars where no currency is named; a blank reference becomes INTL- [L-104]', async () => {
    const { currency: _, ...body } = toGreta();
    const { transfer } = (await send(body)).body;
    expect(transfer.currency).toBe('USD');
    expect(transfer.reference).toMatch(/^INTL-\d{13}$/);
  });

  test('the town is optional: receipt and form of the next payment have it, or neither', async () => {
    const { alice } = cast();
    const { token } = alice;
    const townsAfter = async (extra: Record<string, unknown>) => {
      const { status, body } = await send(toGreta(extra));
      expect(status).toBe(201);
      const { _id: id } = body.transfer;
      const receipt = await bank().call('GET', `/api/transfers/${id}`, { token });
      const known = await bank().call('GET', '/api/transfers/recipients', { token });
      return [receipt.body.recipientTown, known.body.recipients[0].recipientTown];
    };
    expect(await townsAfter({ recipientTown: ' Berlin ' })).toEqual(['Berlin', 'Berlin']);
    for (const extra of [{}, { recipientTown: '  ' }])
      expect(await townsAfter(extra)).toEqual([null, null]);
    const before = await balanceOf(alice);
    for (const recipientTown of ['B'.repeat(36), 'Ber\nlin', 7]) {
      const { status, body } = await send(toGreta({ recipientTown }));
      expect([status, body.code]).toEqual([400, 'INVALID_FIELDS']);
    }
    expect(await balanceOf(alice)).toBe(before);
  });

  test('is found by what a person sees: payee, currency, both amounts', async () => {
    const { alice } = cast();
    await send(toGreta({ reference: 'Rent Berlin' }));
    for (const text of ['greta', 'eur', '100.00', '132.43', '$132.43', 'rent berlin', 'pending'])
      expect([text, (await listOf(alice, `?search=${encodeURIComponent(text)}`)).total]).toEqual([
        text,
        1,
      ]);
  });

  test('a wrong IBAN, an unknown SWIFT code and a past date are accepted', async () => {
    for (const extra of [
      { recipientIban: 'DE00370400440532013000' },
      { recipientSwift: 'ZZZZZZZZ' },
      { transferDate: '2020-02-29' },
    ])
      expect((await send(toGreta(extra))).status).toBe(201);
  });
});

describe('the account that pays', () => {
  test('is Checking when it covers sum and fee, one cent less Savings; never split [L-273]', async () => {
    const { alice, admin } = cast();
    await fund(bank().call, admin, alice, 132.43, 'Checking Account');
    expect((await send(toGreta())).body.transfer.senderAccount).toBe(alice.checking.number);
    expect(await balanceOf(alice, 'Checking Account')).toBe(0);
    await fund(bank().call, admin, alice, 132.42, 'Checking Account');
    expect((await send(toGreta())).body.transfer.senderAccount).toBe(alice.savings.number);
    expect(await balanceOf(alice, 'Checking Account')).toBe(132.42);
  });

  test('is the one that was named; somebody else’s and nobody’s are refused alike [S-31]', async () => {
    const { alice, bruno, admin } = cast();
    await fund(bank().call, admin, alice, 1000, 'Checking Account');
    expect(
      (await send(toGreta({ debitedAccount: alice.savings.number }))).body.transfer.senderAccount,
    ).toBe(alice.savings.number);
    for (const debitedAccount of [bruno.savings.number, '999999998'])
      expect((await send(toGreta({ debitedAccount }))).body.code).toBe('DEBITED_ACCOUNT_INVALID');
  });

  test('with too little in each, nothing is posted', async () => {
    const { bruno, admin } = cast();
    await fund(bank().call, admin, bruno, 100, 'Checking Account');
    await fund(bank().call, admin, bruno, 90, 'Savings Account');
    const { status, body } = await send(toGreta(), {}, bruno.token);
    expect([status, body.code, body.message]).toEqual([
      422,
      'INSUFFICIENT_FUNDS',
      'Insufficient funds. Available balance: $100.00.',
    ]);
    expect([await balanceOf(bruno, 'Checking Account'), await balanceOf(bruno)]).toEqual([100, 90]);
  });
});

describe('a later date', () => {
  test('waits, takes the rate of its day, and keeps the fee that was told', async () => {
    const { alice } = cast();
    const { db, clock } = bank().bank;
    const before = await balanceOf(alice);
    const { body } = await send(toGreta({ transferDate: later() }));
    expect(body.transfer).toMatchObject({ status: 'Scheduled', rate: null, debitedUsd: 132.43 });
    expect(await balanceOf(alice)).toBe(before);
    await setPolicy(
      db,
      'fees',
      { localMinor: 0, billMinor: 0, internationalMinor: 9900 },
      clock.businessNow(),
    );
    await setPolicy(db, 'exchange', { spreadBps: 0, quoteMinutes: 5 }, clock.businessNow());
    await bank().advance('P4D');
    await bank().advance('P1D');
    expect((await listOf(alice)).transfers[0]).toMatchObject({
      status: 'Completed',
      rate: '1.1684',
      fee: 15,
      debitedUsd: 131.84,
    });
    expect(await balanceOf(alice)).toBe(Math.round((before - 131.84) * 100) / 100);
    expect(await ownBalance('nostro', 'EUR')).toBe(10_000n);
  });

  test('with too little money when due it is Declined, and told', async () => {
    const { bruno } = cast();
    expect((await send(toGreta({ transferDate: later() }), {}, bruno.token)).body.status).toBe(
      'Scheduled',
    );
    await bank().advance('P4D');
    expect((await listOf(bruno)).transfers[0]).toMatchObject({
      status: 'Declined',
      statusReason: 'Insufficient funds. Available balance: $0.00.',
    });
    expect(await bank().outbox()).toContainEqual(expect.stringContaining('was not made'));
  });

  test('more than a year ahead is refused', async () => {
    expect(
      (await send(toGreta({ transferDate: new Date(Date.now() + 400 * 86_400_000).toISOString() })))
        .body.code,
    ).toBe('TOO_FAR_AHEAD');
  });
});

test('a reversal gives back what was debited, once and at the old rate [L-275]', async () => {
  const { alice } = cast();
  const { db, clock } = bank().bank;
  const before = await balanceOf(alice);
  const { transfer } = (await send(toGreta())).body;
  await setPolicy(db, 'exchange', { spreadBps: 900, quoteMinutes: 5 }, clock.businessNow());
  const stamp = {
    actor: 'system:settle-transfers',
    channel: 'job',
    valueDate: clock.businessDay(),
    businessDate: clock.businessDay(),
    bookedAt: clock.businessNow().toString(),
  };
  const undo = () =>
    db.tx(async (tx) => {
      const base = {
        claimId: randomUUID(),
        payloadHash: 'ab',
        requestId: 'r',
        preconditions: [],
        activities: [],
        sideRows: [],
        answer: null,
      };
      return postWithin(tx, [
        await reversalPlan(tx, transfer._id, { ...base, ...stamp, kind: 'return', memo: 'Return' }),
      ]);
    });
  expect(await undo()).toMatchObject([{ kind: 'posted' }]);
  await expect(undo()).rejects.toThrow();
  expect(await balanceOf(alice)).toBe(before);
  for (const account of ['clearing_wire', 'fx_position'] as const)
    expect(await ownBalance(account, 'EUR')).toBe(0n);
  for (const account of ['fee_income', 'fx_spread_income', 'fx_position'] as const)
    expect(await ownBalance(account, 'USD')).toBe(0n);
  // The order itself still waits for its settlement, which is the job's affair; nothing of it may
  // be left on the books.
  await db.query(`UPDATE transfer SET status = 'returned', due_at = NULL WHERE id = $1`, [
    transfer._id,
  ]);
});

test('earlier recipients are kept, each once, latest first, for oneself alone', async () => {
  const { alice, bruno } = cast();
  const recipientsOf = async ({ token }: { token: string }) =>
    (await bank().call('GET', '/api/transfers/recipients', { token })).body.recipients;
  await pay(toBruno(1));
  await send(toGreta());
  await pay(toBruno(2));
  await pay({ ...toBruno(99_999), recipientName: 'Nobody' });
  expect(await recipientsOf(alice)).toMatchObject([
    {
      kind: 'local',
      recipientName: 'Bruno Bell',
      recipientAccount: bruno.checking.number,
      recipientRouting: '026555014',
      recipientIban: null,
    },
    {
      kind: 'international',
      recipientName: 'Greta Lang',
      recipientSwift: 'SPWBDEBB100',
      recipientIban: 'DE89370400440532013000',
      recipientCountry: 'Germany',
    },
  ]);
  expect(await recipientsOf(bruno)).toEqual([]);
});

describe('a fee on local transfers', () => {
  const withFee = () =>
    setPolicy(
      bank().bank.db,
      'fees',
      { localMinor: 100, billMinor: 0, internationalMinor: 1500 },
      bank().bank.clock.businessNow(),
    );

  test('is debited with the amount, shown, and must be covered too', async () => {
    const { alice, bruno, admin } = cast();
    await withFee();
    const before = await balanceOf(alice);
    const { body } = await pay(toBruno(40));
    expect(body).toMatchObject({ fee: 1, transfer: { amount: 40, fee: 1, debitedUsd: 41 } });
    expect([await balanceOf(alice), await balanceOf(bruno, 'Checking Account')]).toEqual([
      before - 41,
      40,
    ]);
    expect(await ownBalance('fee_income', 'USD')).toBe(100n);
    await fund(bank().call, admin, bruno, 40);
    const all = {
      ...toBruno(40),
      recipientAccount: alice.checking.number,
      debitedAccount: bruno.savings.number,
    };
    expect((await pay(all, {}, bruno.token)).body.message).toBe(
      'Insufficient funds. Available balance: $40.00.',
    );
  });

  test('is the payer’s affair: the payee reads what arrived [L-105]', async () => {
    const { bruno } = cast();
    await withFee();
    const { body } = await pay(toBruno(40));
    const arrived = { transactionType: 'credit', amount: 40, fee: 0, debitedUsd: 40 };
    expect((await listOf(bruno)).transfers[0]).toMatchObject(arrived);
    expect((await bank().call('GET', body.receipt, { token: bruno.token })).body).toMatchObject(
      arrived,
    );
  });

  test('is not taken between own accounts', async () => {
    const { alice } = cast();
    await withFee();
    expect((await pay(toBruno(40, { recipientAccount: alice.checking.number }))).body.fee).toBe(0);
    expect(await balanceOf(alice, 'Checking Account')).toBe(40);
  });
});

describe('400: every rule of the form holds without the form', () => {
  const texts: [Record<string, unknown>, string, string][] = [
    [{ recipientName: ' ' }, 'recipientName', "Recipient's name is required."],
    [{ recipientBank: undefined }, 'recipientBank', 'Bank name is required.'],
    [{ recipientCountry: '' }, 'recipientCountry', 'Country is required.'],
    [
      { recipientAccount: '12345678' },
      'recipientAccount',
      'Account number must be exactly 9 digits.',
    ],
    [{ recipientSwift: undefined }, 'recipientSwift', 'SWIFT/BIC code must be 8 or 11 characters.'],
    [{ recipientSwift: 'ABCDEFG' }, 'recipientSwift', 'SWIFT/BIC code must be 8 or 11 characters.'],
    [
      { recipientSwift: 'ABCDEFGHI' },
      'recipientSwift',
      'SWIFT/BIC code must be 8 or 11 characters.',
    ],
    [
      { recipientSwift: 'ABCD-FGH' },
      'recipientSwift',
      'SWIFT/BIC code must be 8 or 11 characters.',
    ],
    [{ recipientIban: undefined }, 'recipientIban', 'IBAN must be 15-34 alphanumeric characters.'],
    [
      { recipientIban: 'D'.repeat(14) },
      'recipientIban',
      'IBAN must be 15-34 alphanumeric characters.',
    ],
    [
      { recipientIban: 'D'.repeat(35) },
      'recipientIban',
      'IBAN must be 15-34 alphanumeric characters.',
    ],
    [
      { recipientIban: 'DE89 3704 0044 0532 0130 00' },
      'recipientIban',
      'IBAN must be 15-34 alphanumeric characters.',
    ],
    [{ amount: undefined }, 'amount', 'Transfer amount is required.'],
    [{ amount: 0 }, 'amount', 'Amount must be greater than 0.'],
    [{ amount: 10.005 }, 'amount', 'Amount can have at most two decimals.'],
    [{ amount: '5' }, 'amount', 'Amount must be a number.'],
    [{ currency: 'JPY' }, 'currency', 'Currency must be one of USD, EUR, GBP, AUD, CAD, INR.'],
    [{ transferType: 'Gift' }, 'transferType', 'Transfer type must be Personal or Business.'],
    [{ transferDate: '2026-02-30' }, 'transferDate', 'Please enter a valid date and time.'],
    [{ debitedAccount: '12' }, 'debitedAccount', 'Account to debit must be exactly 9 digits.'],
    [{ securityPin: '4711' }, 'securityPin', 'Unknown field.'],
  ];
  test('each wrong field is named with the specified text [S-01 L-146 L-147 L-221]', async () => {
    for (const [extra, field, text] of texts) {
      const { status, body } = await send(toGreta(extra));
      expect([extra, status, body.code, body.fields]).toEqual([
        extra,
        400,
        'INVALID_FIELDS',
        { [field]: text },
      ]);
    }
  });

  test('what is as short or as long as it may be is accepted [L-148 L-221]', async () => {
    for (const extra of [
      { recipientIban: 'D'.repeat(15) },
      { recipientIban: 'd'.repeat(34) },
      { recipientSwift: 'ABCDEFGH' },
      { amount: 0.01 },
    ])
      expect((await send(toGreta(extra))).status).toBe(201);
  });
});
