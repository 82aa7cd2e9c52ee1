import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { currencies, decimalText, exactMinor } from '../../contract/values/money.ts';
import { agreePrice } from '../../server/money/exchange/agree-price.ts';
import { createQuote } from '../../server/money/exchange/create-quote.ts';
import { insertRates } from '../../server/money/exchange/reference-rates-store.ts';
import type { SignedInContext } from '../../server/context.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();
const quote = (query: string, token = cast().alice.token) =>
  bank().call('GET', `/api/fx/quote${query}`, { token });

describe('a quote says what an amount abroad costs', () => {
  test('from the European Central Bank’s newest day, our spread and the fee [L-279]', async () => {
    const { status, body } = await quote('?amount=100&currency=EUR');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: 100,
      currency: 'EUR',
      rate: '1.174242',
      rateDay: '2026-04-13',
      equivalentUsd: 117.43,
      fee: 15,
      total: 132.43,
    });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(Date.parse(body.arrival)).toBeGreaterThan(Date.now());
  });

  test('in US dollars it needs no rate', async () => {
    const { body } = await quote('?amount=0.01&currency=USD');
    expect(body).toMatchObject({
      rate: '1',
      rateDay: null,
      equivalentUsd: 0.01,
      fee: 15,
      total: 15.01,
    });
  });

  test('the smallest amount of a small currency still costs a cent', async () => {
    expect((await quote('?amount=0.01&currency=INR')).body.equivalentUsd).toBe(0.01);
  });

  test('fee and spread are policy, also in what the bank says of itself', async () => {
    const { db, clock } = bank().bank;
    await setPolicy(
      db,
      'fees',
      { localMinor: 25, billMinor: 50, internationalMinor: 4250 },
      clock.businessNow(),
    );
    await setPolicy(db, 'exchange', { spreadBps: 0, quoteMinutes: 5 }, clock.businessNow());
    expect((await quote('?amount=100&currency=EUR')).body).toMatchObject({
      rate: '1.1684',
      equivalentUsd: 116.84,
      fee: 42.5,
      total: 159.34,
    });
    expect((await bank().call('GET', '/api/bank')).body.fees).toEqual({
      local: 0.25,
      bill: 0.5,
      international: 42.5,
    });
  });

  test('a newer day counts from that day on; of two records of a day the later one', async () => {
    const { db, clock } = bank().bank;
    const today = clock.businessDay();
    const perEuro = { USD: '2', GBP: '1', AUD: '1', CAD: '1', INR: '1' };
    await insertRates(db, [{ day: today, source: 'ECB', perEuro }], {
      at: clock.now().subtract({ minutes: 1 }),
      by: 'system:bank',
    });
    await insertRates(db, [{ day: today, source: 'staff', perEuro: { ...perEuro, USD: '4' } }], {
      at: clock.now(),
      by: 'admin:test',
    });
    await insertRates(
      db,
      [{ day: '2999-01-01', source: 'ECB', perEuro: { ...perEuro, USD: '9' } }],
      { at: clock.now(), by: 'system:bank' },
    );
    expect((await quote('?amount=1&currency=EUR')).body).toMatchObject({
      rate: '4.02',
      rateDay: today,
    });
    expect((await quote('?amount=1&currency=GBP')).body).toMatchObject({
      rate: '4.02',
      rateDay: today,
    });
  });
});

test('the rates of the last 30 days: each day’s last record, the market’s and not ours', async () => {
  const { db, clock } = bank().bank;
  const today = clock.businessDay();
  const perEuro = { USD: '2', GBP: '4', AUD: '1', CAD: '1', INR: '100' };
  const records = [
    // A day too old, the oldest that counts, one that was corrected, and one that is still ahead.
    { day: addDays(today, -30), usd: '1', minutesAgo: 9 },
    { day: addDays(today, -29), usd: '2', minutesAgo: 8 },
    { day: addDays(today, -1), usd: '7', minutesAgo: 7 },
    { day: addDays(today, -1), usd: '3', minutesAgo: 6 },
    { day: addDays(today, 1), usd: '9', minutesAgo: 5 },
  ];
  for (const { day, usd, minutesAgo } of records)
    await insertRates(db, [{ day, source: 'ECB', perEuro: { ...perEuro, USD: usd } }], {
      at: clock.now().subtract({ minutes: minutesAgo }),
      by: 'system:bank',
    });
  const historyOf = async (currency: string) =>
    (
      await bank().call('GET', `/api/fx/history?currency=${currency}`, {
        token: cast().alice.token,
      })
    ).body.days;
  expect(await historyOf('EUR')).toEqual([
    { day: addDays(today, -29), rate: '2' },
    { day: addDays(today, -1), rate: '3' },
  ]);
  expect(await historyOf('GBP')).toEqual([
    { day: addDays(today, -29), rate: '0.5' },
    { day: addDays(today, -1), rate: '0.75' },
  ]);
  expect(await historyOf('USD')).toEqual([]);
});

describe('a quote for a sum says what it buys', () => {
  test('the fee is within the sum, and what arrives costs the rest', async () => {
    const { status, body } = await quote('?total=132.43&currency=EUR');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: 100,
      rate: '1.174242',
      equivalentUsd: 117.43,
      fee: 15,
      total: 132.43,
    });
    expect((await quote('?total=115&currency=USD')).body).toMatchObject({
      amount: 100,
      total: 115,
    });
  });

  test('both sides agree to the cent, and no sum is ever exceeded [D-50]', async () => {
    const sums = fc.tuple(
      fc.constantFrom(...currencies),
      fc.bigInt({ min: 1_503n, max: 100_000_000n }),
    );
    await fc.assert(
      fc.asyncProperty(sums, async ([currency, most]) => {
        const { body: bought } = await quote(`?total=${decimalText(most)}&currency=${currency}`);
        const { body: priced } = await quote(`?amount=${bought.amount}&currency=${currency}`);
        const shown = ['amount', 'rate', 'equivalentUsd', 'fee', 'total'];
        for (const name of shown) expect([name, bought[name]]).toEqual([name, priced[name]]);
        const total = exactMinor(bought.total);
        expect(total <= most).toBe(true);
        expect(total).toBe(exactMinor(bought.equivalentUsd) + exactMinor(bought.fee));
        const more = decimalText(exactMinor(bought.amount) + 1n);
        const { body: dearer } = await quote(`?amount=${more}&currency=${currency}`);
        expect(exactMinor(dearer.total) > most).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('a sum of which nothing would arrive, or too much for one payment, is refused', async () => {
    const refused: [string, string][] = [
      ['?total=15&currency=EUR', 'NOTHING_ARRIVES'],
      ['?total=0.01&currency=USD', 'NOTHING_ARRIVES'],
      // A euro cent costs more than the one cent that is left.
      ['?total=15.01&currency=EUR', 'NOTHING_ARRIVES'],
      ['?total=20000000&currency=INR', 'ARRIVING_LIMIT'],
    ];
    for (const [query, code] of refused) {
      const { status, body } = await quote(query);
      expect([query, status, body.code]).toEqual([query, 422, code]);
      expect(body.fields).toHaveProperty('total');
    }
    expect((await quote('?total=15&currency=EUR')).body.message).toContain('$15.00');
    expect((await quote('?total=15.02&currency=EUR')).body).toMatchObject({
      amount: 0.01,
      total: 15.02,
    });
  });
});

describe('what cannot be quoted is refused', () => {
  const wrong: [string, string][] = [
    ['', 'amount'],
    ['?amount=&currency=EUR', 'amount'],
    ['?amount=0&currency=EUR', 'amount'],
    ['?amount=-1&currency=EUR', 'amount'],
    ['?amount=1.005&currency=EUR', 'amount'],
    ['?amount=1e3&currency=EUR', 'amount'],
    ['?amount=1000000000&currency=EUR', 'amount'],
    ['?amount=1&amount=2&currency=EUR', 'amount'],
    ['?currency=EUR', 'amount'],
    ['?total=&currency=EUR', 'total'],
    ['?total=0&currency=EUR', 'total'],
    ['?total=-1&currency=EUR', 'total'],
    ['?total=20.005&currency=EUR', 'total'],
    ['?total=2e3&currency=EUR', 'total'],
    ['?total=1000000000&currency=EUR', 'total'],
    ['?total=20&total=30&currency=EUR', 'total'],
    ['?amount=1&total=20&currency=EUR', 'total'],
    ['?total=20', 'currency'],
    ['?amount=1', 'currency'],
    ['?amount=1&currency=JPY', 'currency'],
    ['?amount=1&currency=eur', 'currency'],
  ];
  test('the wrong field is named [S-28]', async () => {
    for (const [query, field] of wrong) {
      const { status, body } = await quote(query);
      expect([query, status, body.code]).toEqual([query, 400, 'INVALID_FIELDS']);
      expect(body.fields).toHaveProperty(field);
    }
  });

  test('without a rate nothing is taken as 1:1 [L-279]', async () => {
    const { clock, ...rest } = bank().bank;
    const beforeAllRates = { ...clock, businessDay: () => '1999-01-01' };
    const ctx = {
      bank: { ...rest, clock: beforeAllRates },
      session: { userId: cast().alice.id },
    } as unknown as SignedInContext;
    await expect(createQuote(ctx, { amount: 100, currency: 'GBP' })).rejects.toMatchObject({
      code: 'RATE_MISSING',
    });
    await expect(
      agreePrice(ctx, { currency: 'EUR', amountMinor: 100n, feeMinor: 0n }, undefined),
    ).rejects.toMatchObject({ code: 'RATE_MISSING' });
    expect((await createQuote(ctx, { amount: 100, currency: 'USD' })).equivalentMinor).toBe(
      10_000n,
    );
  });

  test('an admin has nothing to quote, a suspended customer may look', async () => {
    const { admin, carla } = cast();
    expect((await quote('?amount=1&currency=EUR', admin.token)).status).toBe(403);
    expect((await quote('?amount=1&currency=EUR', carla.token)).status).toBe(200);
  });
});
