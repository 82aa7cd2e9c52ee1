import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { maxRatesFileBytes } from '../../contract/staff/reference-rates.ts';
import { startOfDay } from '../../server/base/clock.ts';
import { fetchRatesFile } from '../../server/money/exchange/fetch-rates-file.ts';
import { lastPublishingDay } from '../../server/money/exchange/publishing-days.ts';
import { fetchRatesJobName } from '../../server/services/condition/rates-fetched.ts';
import { findProblems } from '../../server/services/condition/find-problems.ts';
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

/** The last day that rates can be of, and days with rates before it. */
const published = (before = 0): CalendarDay => {
  let day = lastPublishingDay(bank.bank.clock.businessDay());
  for (let left = before; left > 0; left -= 1) day = lastPublishingDay(addDays(day, -1));
  return day;
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
/** They pass for the business, and for what was recorded, which is dated in real time. */
const hoursPass = async (hours: number) => {
  await bank.bank.clock.advance(hours * 3600);
  const owner = await bank.bank.openSnapshot();
  await owner
    .query(
      `UPDATE reference_rate SET recorded_at = recorded_at - $1 * interval '1 hour'
        WHERE recorded_by <> 'system:bank'`,
      [hours],
    )
    .finally(() => owner.close());
};
const nextDayWithRates = async () => {
  const before = published();
  while (published() === before) await hoursPass(24);
};
const importByHand = async (day: CalendarDay, rates: Record<string, string> = {}) => {
  const form = new FormData();
  form.set('file', new Blob([dailyFile(day, rates)], { type: 'text/xml' }), 'daily.xml');
  form.set('confirmed', 'yes');
  const { token } = bank.cast.admin;
  const give = () => bank.call('POST', '/api/admin/rates', { token, form });
  // One person who moves a rate far waits for a day.
  let { status } = await give();
  if (status === 202) {
    await bank.bank.db.query(
      `UPDATE rates_proposal SET proposed_at = proposed_at - interval '24 hours'`,
    );
    ({ status } = await give());
  }
  expect(status).toBe(201);
};
const listed = async () => {
  await bank.worker.record();
  return (await bank.call('GET', '/api/admin/rates', { token: bank.cast.admin.token })).body;
};
const reasons = async () => {
  await bank.worker.record();
  const { db, clock, config } = bank.bank;
  return (await findProblems({ db, now: clock.now(), aheadMs: 0, config })).map(
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
      [dailyFile(published(), { INR: '-1' }), 200, 'no positive decimal'],
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
    await importByHand(published(1));
    source.gives(dailyFile(published(), { USD: '1.2' }));
    expect(await fetchNow()).toBe(1);
    expect(await count(published())).toBe(5);
    const asked = source.asked();
    expect(await fetchNow()).toBe(0);
    expect(source.asked()).toBe(asked);
    const { fetching, recordings } = await listed();
    expect(fetching.error).toBeUndefined();
    expect(recordings[0]).toMatchObject({
      day: published(),
      recordedBy: `system:${fetchRatesJobName}`,
    });
    expect(await reasons()).not.toContain('RATES_FAIL');
    const { rows } = await bank.bank.db.query<{ actor: string }>(
      `SELECT actor FROM audit_event WHERE action = 'rates.booked' AND subject = $1`,
      [`rates:${published()}`],
    );
    expect(rows).toEqual([{ actor: `system:${fetchRatesJobName}` }]);
  });

  test('beyond the policy’s bound wait for people, also below what people are asked about', async () => {
    await nextDayWithRates();
    await importByHand(published(1), { USD: '1.2' });
    const day = published();
    source.gives(dailyFile(day, { USD: '1.2613' }));
    await fails(/EUR \$1\.2 to \$1\.2613, .+ is a change of more than 5\.00% in 24 hours/);
    expect(await count(day)).toBe(0);
    const { db, clock } = bank.bank;
    await setPolicy(db, 'fetchedRates', { mostBps: 510 }, clock.businessNow());
    await fails('more than 5.10%');
    await setPolicy(db, 'fetchedRates', { mostBps: 511 }, clock.businessNow());
    expect(await fetchNow()).toBe(1);
    expect(await count(day)).toBe(5);
  });

  test('of days that are missed, and of a Saturday, are not used', async () => {
    await hoursPass(8 * 24);
    let saturday = published();
    while (Temporal.PlainDate.from(saturday).dayOfWeek !== 6) saturday = addDays(saturday, -1);
    for (const day of [saturday, published(2)]) {
      source.gives(dailyFile(day));
      await fails(/only those of .+ or .+ are\. Import the file by hand/);
      expect(await count(day)).toBe(0);
    }
  });

  test('that are older than the bank’s change nothing', async () => {
    await nextDayWithRates();
    source.gives(dailyFile(addDays(published(2), -28)));
    await expect(fetchNow()).rejects.toThrow('the bank has newer ones');
  });

  test('move the price by one step in 24 hours, whatever days a source that lies gives', async () => {
    await nextDayWithRates();
    const [before, day] = [published(1), published()];
    await importByHand(published(2), { USD: '1.2' });
    source.gives(dailyFile(before, { USD: '1.25' }));
    expect(await fetchNow()).toBe(1);
    const steps = async () => {
      for (const [usd, reason] of [
        ['1.29', 'EUR $1.2 to $1.29, '],
        ['1.15', 'EUR $1.25 to $1.15, '],
      ] as const) {
        source.gives(dailyFile(day, { USD: usd }));
        await fails(reason);
      }
      expect(await count(day)).toBe(0);
    };
    await steps();
    await hoursPass(23);
    await steps();
    await hoursPass(1);
    source.gives(dailyFile(day, { USD: '1.29' }));
    expect([await fetchNow(), await count(day)]).toEqual([1, 5]);
  });

  test('begin again with what people imported, however far that moved', async () => {
    await nextDayWithRates();
    await nextDayWithRates();
    await importByHand(published(2), { USD: '1.2' });
    source.gives(dailyFile(published(1), { USD: '1.21' }));
    expect(await fetchNow()).toBe(1);
    await importByHand(published(1), { USD: '1.4' });
    source.gives(dailyFile(published(), { USD: '1.22' }));
    await fails('EUR $1.4 to $1.22, ');
    source.gives(dailyFile(published(), { USD: '1.41' }));
    expect(await fetchNow()).toBe(1);
  });

  test('wait for people where those in use are older than the maximum, unless none was missed', async () => {
    const { db, clock } = bank.bank;
    await hoursPass(8 * 24);
    await importByHand(addDays(clock.businessDay(), -6));
    source.gives(dailyFile(published()));
    await fails('more than 5 days ago. Import the file by hand');
    await setPolicy(db, 'rateAge', { maximumDays: 6 }, clock.businessNow());
    expect(await fetchNow()).toBe(1);
    await setPolicy(db, 'rateAge', { maximumDays: 1 }, clock.businessNow());
    // Over a weekend every rate is older than a day.
    do {
      await nextDayWithRates();
      await importByHand(published(1));
    } while (addDays(published(1), 1) >= published());
    source.gives(dailyFile(published()));
    expect(await fetchNow()).toBe(1);
    await setPolicy(db, 'rateAge', { maximumDays: null }, clock.businessNow());
  });

  test('pause over Easter with the European Central Bank: nothing is asked or missed', async () => {
    // The first Tuesday from next week on before which no rates came for four days.
    const tuesday = Array.from({ length: 400 }, (_, days) =>
      addDays(bank.bank.clock.businessDay(), days + 7),
    ).find((day) => lastPublishingDay(addDays(day, -1)) === addDays(day, -5));
    if (tuesday === undefined) throw new Error('Easter never comes');
    const thursday = addDays(tuesday, -5);
    const untilThursday = startOfDay(thursday).since(bank.bank.clock.businessNow());
    await hoursPass(Math.ceil(untilThursday.total('hours')) + 8);
    await importByHand(published(1));
    await hoursPass(5 * 24);
    // Thursday’s file was missed: it is still the newest one on Tuesday until the afternoon.
    expect(bank.bank.clock.businessDay()).toBe(tuesday);
    source.gives(dailyFile(thursday));
    expect([await fetchNow(), await count(thursday)]).toEqual([1, 5]);
    source.gives(dailyFile(tuesday));
    expect([await fetchNow(), await count(tuesday)]).toEqual([1, 5]);
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
