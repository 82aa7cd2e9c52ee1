import { expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { internationalTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setPolicy } from '../support/set-policy.ts';

const { bank, cast } = useBankPerTest();
const send = (
  amount: number,
  currency = 'EUR',
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  bank().call('POST', '/api/transfers/international', {
    token: cast().alice.token,
    body: internationalTransferBody({
      amount,
      currency,
      debitedAccount: cast().alice.savings.number,
      ...extra,
    }),
    headers,
  });
const quote = (amount: number) =>
  bank().call('GET', `/api/fx/quote?amount=${amount}&currency=EUR`, { token: cast().alice.token });

/** The same bank, as if others reached it: it keeps real time. */
function openToOthers(): void {
  Object.assign(bank().bank.config, { publicUrl: 'https://bank.example', sandbox: false });
}

/** Makes rates from `daysAgo` days ago the newest. */
async function haveRatesOf(daysAgo: number): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  const day = addDays(bank().bank.clock.businessDay(), -daysAgo);
  await owner.query(
    `UPDATE reference_rate SET rate_day = $1 WHERE (currency, rate_day) IN (SELECT currency,
      max(rate_day) FROM reference_rate GROUP BY currency)`,
    [day],
  );
  await owner.query('DELETE FROM reference_rate WHERE rate_day > $1', [day]);
  await owner.close();
}

test('a public bank deals at no rate older than five days, unless staff say so', async () => {
  await haveRatesOf(6);
  expect((await quote(10)).status).toBe(200);
  openToOthers();
  expect([(await quote(10)).body.code, (await send(10)).body.code]).toEqual([
    'RATE_MISSING',
    'RATE_MISSING',
  ]);
  expect((await send(10, 'USD')).status).toBe(201);
  await setPolicy(bank().bank.db, 'rateAge', { maximumDays: 6 }, bank().bank.clock.businessNow());
  expect((await quote(10)).status).toBe(200);
});

test('a public bank exchanges at most 100,000 dollars, unless staff say so', async () => {
  await haveRatesOf(1);
  expect((await quote(500_000)).status).toBe(200);
  openToOthers();
  const refused = await quote(500_000);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    422,
    'EXCHANGE_LIMIT',
    expect.stringContaining('$100,000.00'),
  ]);
  expect((await send(500_000)).body.code).toBe('EXCHANGE_LIMIT');
  await setPolicy(
    bank().bank.db,
    'exchangeLimit',
    { aboveMinor: 100_00 },
    bank().bank.clock.businessNow(),
  );
  expect((await quote(500)).body.code).toBe('EXCHANGE_LIMIT');
  expect((await quote(50)).status).toBe(200);
});

test('the limit of its day binds a scheduled order abroad; its customer is told', async () => {
  const { clock, db } = bank().bank;
  await bank().withoutLimits();
  const later = clock.businessNow().add({ hours: 48 }).toString();
  const orders = [];
  for (const [amount, currency] of [
    [500, 'EUR'],
    [50, 'EUR'],
    [500, 'USD'],
  ] as const)
    orders.push((await send(amount, currency, { transferDate: later })).body.transfer._id);
  await setPolicy(db, 'exchangeLimit', { aboveMinor: 100_00 }, clock.businessNow());
  await clock.advance(49 * 3_600);
  await bank().worker.runOne('scheduled-payments');
  const receipts = await Promise.all(
    orders.map((id) => bank().call('GET', `/api/transfers/${id}`, { token: cast().alice.token })),
  );
  expect(receipts.map(({ body }) => body.status)).toEqual(['Declined', 'Pending', 'Pending']);
  expect(receipts[0]?.body.statusReason).toBe(
    'We exchange up to $100.00 in one payment. No money was moved. Please enter a smaller ' +
      'amount or contact support.',
  );
  await bank().worker.runOne('mail');
  expect((await bank().outbox()).filter((mail) => mail.includes('We exchange up to'))).toHaveLength(
    1,
  );
});

test('a quoted price holds for its minutes, and is one payment', async () => {
  const { body } = await quote(500);
  await setPolicy(
    bank().bank.db,
    'exchangeLimit',
    { aboveMinor: 100_00 },
    bank().bank.clock.businessNow(),
  );
  const headers = { 'quote-id': body.id };
  expect((await send(500.01, 'EUR', {}, headers)).body.code).toBe('QUOTE_MISMATCH');
  expect((await send(500, 'EUR', {}, headers)).status).toBe(201);
  expect((await send(500, 'EUR', {}, headers)).body.code).toBe('QUOTE_EXPIRED');
  expect((await send(500)).body.code).toBe('EXCHANGE_LIMIT');
});
