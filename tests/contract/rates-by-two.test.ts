import { describe, expect, test } from 'vitest';
import { shippedReferenceRates } from '../../config/reference-rates.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { bookRates } from '../../server/money/exchange/book-rates.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, staff, rosa } = useSharedDesk({ asShipped: true });

const newest = shippedReferenceRates.at(-1)?.perEuro ?? {};
let days = 0;
/** A day that the bank has no rates of: yesterday's, the day's before, and so on. */
const someDay = () =>
  bank()
    .bank.clock.businessNow()
    .toZonedDateTimeISO('America/New_York')
    .toPlainDate()
    .subtract({ days: (days += 1) })
    .toString();
const file = (day: string, rates: Record<string, string> = {}) => {
  const cubes = Object.entries({ ...newest, ...rates }).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${String(rate)}'/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" ' +
    'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>' +
    `<Cube time='${day}'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`
  );
};
const give = (who: Pick<Person, 'token'>, content: string) => {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'text/xml' }), 'eurofxref-daily.xml');
  form.set('confirmed', 'yes');
  return bank().call('POST', '/api/admin/rates', { token: who.token, form });
};
const isBooked = async (day: string) =>
  (await bank().bank.db.query('SELECT FROM reference_rate WHERE rate_day = $1', [day])).rows
    .length > 0;
const waiting = async (who: Pick<Person, 'token'>) =>
  (await ask(who, 'GET', '/api/admin/rates')).body.waiting;

describe('exchange rates, where two people may change terms', () => {
  test('wait until another person gives the same; the other one is mailed', async () => {
    const day = someDay();
    const first = await give(staff(), file(day));
    expect([first.status, first.body.booked]).toEqual([202, false]);
    expect(await isBooked(day)).toBe(false);
    expect(await waiting(rosa())).toMatchObject([{ day, isYours: false }]);
    expect(await waiting(staff())).toMatchObject([{ day, isYours: true }]);
    await bank().worker.runAll();
    expect((await bank().outbox()).some((mail) => mail.includes('Exchange rates wait'))).toBe(true);
    // The same person again is no second one, however often.
    expect(statuses(await atOnce(3, () => give(staff(), file(day))))).toEqual([202, 202, 202]);
    const second = await give(rosa(), file(day));
    expect([second.status, second.body.booked]).toEqual([201, true]);
    expect(await isBooked(day)).toBe(true);
    expect(await waiting(rosa())).toEqual([]);
    const { rows } = await bank().bank.db.query<{ by: string }>(
      `SELECT details ->> 'proposedBy' AS by FROM audit_event
        WHERE action = 'rates.booked' AND subject = $1`,
      [`rates:${day}`],
    );
    expect(rows[0]?.by).toBe(staff().id);
  });

  test('that differ in one figure agree with nothing', async () => {
    const day = someDay();
    await give(staff(), file(day));
    const other = await give(rosa(), file(day, { GBP: '0.9999' }));
    expect([other.status, await isBooked(day)]).toEqual([202, false]);
    expect((await waiting(rosa())).length).toBe(2);
    expectStatus(await give(rosa(), file(day)), 201);
    expect(await waiting(rosa())).toEqual([]);
  });

  test('given by both at the same moment are booked once', async () => {
    const day = someDay();
    const both = await atOnce(2, (index) => give(index === 0 ? staff() : rosa(), file(day)));
    expect(statuses(both)).toEqual([201, 202]);
    expect(await isBooked(day)).toBe(true);
  });

  test('agree with nobody who has left, nor with what was given more than a week ago', async () => {
    const day = someDay();
    const nora = await addAnotherAdmin(bank(), 'nora');
    expectStatus(await give(nora, file(day)), 202);
    await bank().bank.db.query(
      `UPDATE rates_proposal SET proposed_at = proposed_at - interval '8 days'`,
    );
    expectStatus(await give(rosa(), file(day)), 202);
    await bank().bank.db.query('DELETE FROM rates_proposal');
    expectStatus(await give(nora, file(day)), 202);
    await bank().bank.db.query(
      `INSERT INTO staff_role (user_id, version, role, set_by, reason, set_at)
       SELECT user_id, max(version) + 1, 'viewer', 'system:test', 'a test', now() FROM staff_role
        WHERE user_id = $1 GROUP BY user_id`,
      [nora.id],
    );
    expectStatus(await give(rosa(), file(day)), 202);
    expect(said(await give(nora, file(day)))).toEqual([403, 'RIGHT_MISSING']);
    expect(await isBooked(day)).toBe(false);
  });

  test('agree with nobody whom the first one brought in a moment ago', async () => {
    const day = someDay();
    const puppet = await addAnotherAdmin(bank(), 'petra.puppet');
    await bank().bank.db.query(
      `INSERT INTO staff_role (user_id, version, role, set_by, reason, set_at)
       SELECT user_id, max(version) + 1, 'manager', $2, 'a test', now() FROM staff_role
        WHERE user_id = $1 GROUP BY user_id`,
      [puppet.id, `admin:${staff().id}`],
    );
    expectStatus(await give(staff(), file(day)), 202);
    expectStatus(await give(puppet, file(day)), 202);
    expect(await isBooked(day)).toBe(false);
    expectStatus(await give(rosa(), file(day)), 201);
  });

  test('are booked by one where the rule says so, and by an operator’s command', async () => {
    const { db, clock } = bank().bank;
    const day = someDay();
    const rates = { day, source: 'ecb' as const, perEuro: newest };
    const context = systemContext(bank().bank, 'rates', 'test');
    expect(await bookRates(context, rates as never, true)).toBe('booked');
    await setPolicy(db, 'twoPeople', { aboveMinor: null, terms: 'one' }, clock.businessNow());
    expect((await give(staff(), file(someDay()))).status).toBe(201);
  });
});
