import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '../../contract/calendar-day.ts';
import { maxRatesFileBytes } from '../../contract/reference-rates.ts';
import { fetchRatesFile } from '../../server/money/exchange/fetch-rates-file.ts';
import { fetchRatesJobName } from '../../server/services/condition/rates-fetched.ts';
import { findTroubles } from '../../server/services/condition/find-troubles.ts';
import { said } from '../support/answers.ts';
import { dailyFile, openRatesSource } from '../support/rates-source.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let source: Awaited<ReturnType<typeof openRatesSource>>;
let bank: TestBank;
beforeAll(async () => {
  source = await openRatesSource();
  bank = await openTestBank(undefined, { BANK_RATES_URL: source.url });
});
afterAll(async () => {
  await bank.close();
  await source.close();
});

const friday = 5;
/** The last day that rates can be of, and days with rates before it. */
const weekday = (before = 0): CalendarDay => {
  let day = bank.bank.clock.businessDay();
  for (let left = before; ; day = addDays(day, -1)) {
    if (Temporal.PlainDate.from(day).dayOfWeek > friday) continue;
    if (left === 0) return day;
    left -= 1;
  }
};
const job = () => {
  const found = bank.worker.jobs.find(({ name }) => name === fetchRatesJobName);
  if (!found) throw new Error('the bank fetches no rates');
  return found;
};
const fetchNow = () => bank.worker.runOne(job().name);
const fails = async (reason: RegExp | string) => await expect(fetchNow()).rejects.toThrow(reason);
const count = async (day: CalendarDay) =>
  (await bank.bank.db.query('SELECT FROM reference_rate WHERE rate_day = $1', [day])).rows.length;
const listed = async () => {
  await bank.worker.record();
  return (await bank.call('GET', '/api/admin/rates', { token: bank.cast.admin.token })).body;
};
const reasons = async () => {
  await bank.worker.record();
  const { db, clock, config } = bank.bank;
  return (await findTroubles({ db, now: clock.now(), aheadMs: 0, config })).map(
    ({ reason }) => reason,
  );
};

describe('rates that the bank fetches', () => {
  test('that cannot be used are refused with their reason, and no rate is changed', async () => {
    const rates = async () =>
      (await bank.bank.db.query<{ count: bigint }>('SELECT count(*) AS count FROM reference_rate'))
        .rows[0]?.count;
    const before = await rates();
    for (const [content, status, reason] of [
      ['gone', 404, /^No rates from 127\.0\.0\.1:\d+: it answered 404\.$/],
      ['', 500, 'it answered 500'],
      ['{"rates": {}}', 200, 'no well-formed XML'],
      ['', 200, 'no well-formed XML'],
      ['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 200, 'document type'],
      ['<html><body>Please accept our cookies</body></html>', 200, 'has not the form'],
      [dailyFile('2999-01-01'), 200, 'still to come'],
      [dailyFile(weekday(), { INR: '-1' }), 200, 'no positive decimal'],
      [' '.repeat(maxRatesFileBytes + 1), 200, 'larger than 256 KB'],
    ] as const) {
      source.gives(content, status);
      await fails(reason);
    }
    source.answers((_, response) => response.writeHead(302, { Location: '/elsewhere' }).end());
    const asked = source.asked();
    await fails(/^No rates from/);
    expect([source.asked(), await rates()]).toEqual([asked + 1, before]);
  });

  test('stop coming: the page says why, and after an hour of it the bank is degraded', async () => {
    source.gives('', 503);
    await fails('it answered 503');
    expect((await listed()).fetching).toMatchObject({
      from: new URL(source.url).host,
      error: expect.stringContaining('it answered 503'),
    });
    for (let tries = 0; tries < 4; tries += 1) await fails('503');
    expect(await reasons()).toContain('RATES_FAIL');
  });

  test('are used at once where no rate moved far, once, and all is well again', async () => {
    // What shipped is months old; the day before is given by hand.
    const form = new FormData();
    form.set('file', new Blob([dailyFile(weekday(1))], { type: 'text/xml' }), 'daily.xml');
    form.set('confirmed', 'yes');
    const { token } = bank.cast.admin;
    expect((await bank.call('POST', '/api/admin/rates', { token, form })).status).toBe(201);
    source.gives(dailyFile(weekday(), { USD: '1.2' }));
    expect(await fetchNow()).toBe(1);
    expect(await count(weekday())).toBe(5);
    const asked = source.asked();
    expect(await fetchNow()).toBe(0);
    expect(source.asked()).toBe(asked);
    const { fetching, recordings } = await listed();
    expect(fetching.error).toBeUndefined();
    expect(recordings[0]).toMatchObject({
      day: weekday(),
      recordedBy: `system:${fetchRatesJobName}`,
    });
    expect(await reasons()).not.toContain('RATES_FAIL');
    const { rows } = await bank.bank.db.query<{ actor: string }>(
      `SELECT actor FROM audit_event WHERE action = 'rates.booked' AND subject = $1`,
      [`rates:${weekday()}`],
    );
    expect(rows).toEqual([{ actor: `system:${fetchRatesJobName}` }]);
  });

  test('beyond the policy’s bound wait for people, also below what people are asked about', async () => {
    await bank.advance('P4D');
    const day = weekday();
    source.gives(dailyFile(day, { USD: '1.2613' }));
    await fails(/USD 1\.2 to 1\.2613 is a change of more than 5\.00%/);
    expect(await count(day)).toBe(0);
    const { db, clock } = bank.bank;
    await setPolicy(db, 'fetchedRates', { mostBps: 510 }, clock.businessNow());
    await fails('more than 5.10%');
    await setPolicy(db, 'fetchedRates', { mostBps: 511 }, clock.businessNow());
    expect(await fetchNow()).toBe(1);
    expect(await count(day)).toBe(5);
  });

  test('of days that are missed, and of a Saturday, no step is taken: two days at most are', async () => {
    await bank.advance('P14D');
    let saturday = weekday();
    while (Temporal.PlainDate.from(saturday).dayOfWeek !== 6) saturday = addDays(saturday, -1);
    for (const day of [saturday, weekday(2)]) {
      source.gives(dailyFile(day, { USD: '1.2613' }));
      await fails(/only those of .+ or .+ are\. Import the file by hand/);
      expect(await count(day)).toBe(0);
    }
    for (const day of [weekday(1), weekday()]) {
      source.gives(dailyFile(day, { USD: '1.2613' }));
      expect([await fetchNow(), await count(day)]).toEqual([1, 5]);
    }
  });

  test('that are older than the bank’s change nothing', async () => {
    await bank.advance('P4D');
    source.gives(dailyFile(addDays(weekday(2), -28)));
    await expect(fetchNow()).rejects.toThrow('the bank has newer ones');
  });
});

test('an answer that does not come, or never ends, is given up', async () => {
  const { signal } = new AbortController();
  source.answers(() => undefined);
  await expect(fetchRatesFile(source.url, signal, 50)).rejects.toThrow('did not answer in time');
  source.answers((_, response) => void response.writeHead(200).write('<?xml'));
  await expect(fetchRatesFile(source.url, signal, 50)).rejects.toThrow('did not answer in time');
  const ending = new AbortController();
  const fetching = fetchRatesFile(source.url, ending.signal, 60_000);
  ending.abort(new Error('the bank ends'));
  await expect(fetching).rejects.toThrow('the bank ends');
});

test('without the setting the bank fetches nothing, and says nothing of it', async () => {
  const other = await openTestBank(undefined, {}, { funded: false });
  try {
    expect(other.worker.jobs.map(({ name }) => name)).not.toContain(fetchRatesJobName);
    const answer = await other.call('GET', '/api/admin/rates', { token: other.cast.admin.token });
    expect([said(answer)[0], answer.body.fetching]).toEqual([200, undefined]);
  } finally {
    await other.close();
  }
});
