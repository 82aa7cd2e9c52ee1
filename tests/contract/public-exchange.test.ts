import { expect, test } from 'vitest';
import { addDays } from '../../contract/calendar-day.ts';
import { internationalTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setPolicy } from '../support/set-policy.ts';

const { bank, cast } = useBankPerTest();
const send = (amount: number, currency = 'EUR') =>
  bank().call('POST', '/api/transfers/international', {
    token: cast().alice.token,
    body: internationalTransferBody({ amount, currency, debitedAccount: cast().alice.savings.number }),
  });
const quote = (amount: number) => bank().call('GET', `/api/fx/quote?amount=${amount}&currency=EUR`, { token: cast().alice.token });

/** The same bank, as if others reached it: it keeps real time. */
function openToOthers(): void {
  Object.assign(bank().bank.config, { publicUrl: 'https://bank.example', sandbox: false });
}

/** Rates of so many days ago are the newest. */
async function haveRatesOf(daysAgo: number): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  const day = addDays(bank().bank.clock.businessDay(), -daysAgo);
  await owner.query(
    'UPDATE reference_rate SET rate_day = $1 WHERE (currency, rate_day) IN (SELECT currency, max(rate_day) FROM reference_rate GROUP BY currency)',
    [day],
  );
  await owner.query('DELETE FROM reference_rate WHERE rate_day > $1', [day]);
  await owner.close();
}

test('a bank that others reach deals at no rate older than five days, unless its staff set another age', async () => {
  await haveRatesOf(6);
  expect((await quote(10)).status).toBe(200);
  openToOthers();
  expect([(await quote(10)).body.code, (await send(10)).body.code]).toEqual(['RATE_MISSING', 'RATE_MISSING']);
  expect((await send(10, 'USD')).status).toBe(201);
  await setPolicy(bank().bank.db, 'rateAge', { maximumDays: 6 }, bank().bank.clock.businessNow());
  expect((await quote(10)).status).toBe(200);
});

test('a bank that others reach exchanges no more than 100,000 dollars at once, unless its staff set another limit', async () => {
  await haveRatesOf(1);
  expect((await quote(500_000)).status).toBe(200);
  openToOthers();
  const refused = await quote(500_000);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([422, 'EXCHANGE_LIMIT', expect.stringContaining('$100,000.00')]);
  expect((await send(500_000)).body.code).toBe('EXCHANGE_LIMIT');
  await setPolicy(bank().bank.db, 'exchangeLimit', { aboveMinor: 100_00 }, bank().bank.clock.businessNow());
  expect((await quote(500)).body.code).toBe('EXCHANGE_LIMIT');
  expect((await quote(50)).status).toBe(200);
});
