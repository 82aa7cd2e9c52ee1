import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedReferenceRates } from '../../config/reference-rates.ts';
import { maxRatesFileBytes } from '../../contract/staff/reference-rates.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { photo } from '../support/hostile-files.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
afterAll(() => bank.close());

const newest = shippedReferenceRates.at(-1)?.perEuro ?? {};
const cubes = (rates: Record<string, string>) =>
  Object.entries(rates).map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`);
const xml = (inside: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<gesmes:Envelope ` +
  'xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" ' +
  `xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>${inside}</Cube></gesmes:Envelope>`;
const file = (day: string, rates: Record<string, string> = {}) =>
  xml(`<Cube time='${day}'>${cubes({ ...newest, ...rates }).join('')}</Cube>`);

async function send(
  path: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
  token = bank.cast.admin.token,
) {
  const form = new FormData();
  form.set(
    'file',
    new Blob([content as Uint8Array<ArrayBuffer>], { type: 'text/xml' }),
    'eurofxref-daily.xml',
  );
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return bank.call('POST', `/api/admin/rates${path}`, { token, form });
}
const preview = (content: string | Uint8Array) => send('/preview', content);
const book = (content: string | Uint8Array, fields?: Record<string, string>) =>
  send('', content, fields);
const rows = async () =>
  (await bank.bank.db.query<{ count: bigint }>('SELECT count(*) AS count FROM reference_rate'))
    .rows[0]?.count;
const listed = async () =>
  (await bank.call('GET', '/api/admin/rates', { token: bank.cast.admin.token })).body;
const quote = async (currency: string) =>
  bank.call('GET', `/api/fx/quote?amount=100&currency=${currency}`, {
    token: bank.cast.alice.token,
  });

describe('the daily file of the European Central Bank', () => {
  const sample = readFileSync('fixtures/eurofxref-daily.xml');

  test('is previewed beside the rates before it, and booked to the letter, once [L-286]', async () => {
    const before = await rows();
    const { status, body } = await preview(sample);
    expect([status, body.day, body.isBooked, body.doubts]).toEqual([200, '2026-04-14', false, []]);
    expect(body.rates).toContainEqual({
      currency: 'GBP',
      perEuro: '0.87112',
      before: { day: '2026-04-13', perEuro: '0.87058' },
      isJump: false,
    });
    expect(await rows()).toBe(before);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(sample)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(answers.filter((answer) => answer.body.booked)).toHaveLength(1);
    expect(await rows()).toBe((before ?? 0n) + 5n);
    expect((await book(sample)).body.message).toBe(
      'The rates of 2026-04-14 were saved before. Nothing was changed.',
    );
    const kept = await bank.bank.db.query(
      `SELECT per_euro, recorded_by FROM reference_rate WHERE rate_day = '2026-04-14'
        AND currency = 'INR'`,
    );
    expect(kept.rows).toEqual([
      { per_euro: '109.2130', recorded_by: `admin:${bank.cast.admin.id}` },
    ]);
    const trail = await bank.bank.db.query(
      `SELECT subject, details FROM audit_event WHERE action = 'rates.booked'`,
    );
    expect(trail.rows).toMatchObject([
      { subject: 'rates:2026-04-14', details: { source: 'ECB', GBP: '0.87112' } },
    ]);
  });

  test('is what the next quote deals at, and the list says how old it is', async () => {
    expect((await quote('EUR')).body).toMatchObject({ rateDay: '2026-04-14', rate: '1.176051' });
    const { rates, recordings, today } = await listed();
    const ageDays = Temporal.PlainDate.from('2026-04-14').until(today).days;
    expect(rates[0]).toEqual({
      currency: 'EUR',
      day: '2026-04-14',
      ageDays,
      isTooOld: false,
      dollars: '1.1702',
    });
    expect(recordings[0]).toMatchObject({
      day: '2026-04-14',
      recordedBy: 'staff',
      isSuperseded: false,
    });
  });

  test.each([
    [
      'a jump',
      file('2026-04-15', { USD: '1.41' }),
      'a rate is more than 20% away from the one before',
    ],
    [
      'a fall',
      file('2026-04-15', { INR: '80' }),
      'a rate is more than 20% away from the one before',
    ],
    ['an older day', file('2026-04-03'), 'it is older than the rates the bank has'],
    [
      'other figures for a day that is booked',
      file('2026-04-14', { USD: '1.1703' }),
      'the bank has other rates of that day',
    ],
  ])('with %s is booked only after a second look', async (_what, content, reason) => {
    const before = await rows();
    expect((await book(content)).body).toMatchObject({
      code: 'RATES_DOUBTFUL',
      message: expect.stringContaining(reason),
    });
    expect((await book(content, { confirmed: 'no' })).status).toBe(409);
    expect(await rows()).toBe(before);
    expect((await preview(content)).body.doubts).toHaveLength(1);
  });

  test('as a confirmed correction counts from then on; the old stays written', async () => {
    expect(
      (await book(file('2026-04-14', { USD: '1.1703' }), { confirmed: 'yes' })).body.booked,
    ).toBe(true);
    expect((await quote('EUR')).body).toMatchObject({ rateDay: '2026-04-14', rate: '1.1761515' });
    expect((await listed()).recordings.slice(0, 2)).toMatchObject([
      { perEuro: { USD: '1.1703' }, isSuperseded: false },
      { isSuperseded: true },
    ]);
  });

  test('may be asked to be young: a rate older than policy allows is not dealt at [L-286]', async () => {
    const { db, clock } = bank.bank;
    const { ageDays } = (await listed()).rates[0];
    await setPolicy(db, 'rateAge', { maximumDays: 1 }, clock.businessNow());
    expect([(await quote('EUR')).body.code, (await quote('USD')).status]).toEqual([
      'RATE_MISSING',
      200,
    ]);
    expect((await listed()).rates[0]).toMatchObject({ ageDays, isTooOld: true });
    expect((await book(file(clock.businessDay()))).status).toBe(201);
    expect((await quote('EUR')).status).toBe(200);
  });
});

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const day = '2026-05-04';
const without = ({ USD: _, ...rest }: Record<string, string>) => rest;
test.each<[string, string | Uint8Array, string]>([
  ['entities that grow', xml('&b;', laughs), 'document type'],
  [
    'an outside entity',
    xml('&x;', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'document type',
  ],
  ['a lower-case document type', xml('', '<!doctype x>'), 'document type'],
  ['tags without end', '<?xml version="1.0"?><Cube><Cube>', 'no well-formed XML'],
  [
    'a tower of tags',
    `<?xml version="1.0"?>${'<Cube>'.repeat(9000)}${'</Cube>'.repeat(9000)}`,
    'no well-formed XML',
  ],
  [
    'bytes that are no text',
    Buffer.concat([
      Buffer.from('<?xml version="1.0"?><a>'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('</a>'),
    ]),
    'not UTF-8',
  ],
  ['another document', '<?xml version="1.0"?><svg/>', 'has not the form'],
  ['no day', xml(''), 'has not the form'],
  [
    'two days',
    xml(
      `<Cube time='${day}'>${cubes(newest).join('')}</Cube><Cube ` +
        `time='2026-05-05'>${cubes(newest).join('')}</Cube>`,
    ),
    'more than one day',
  ],
  ['a day that is none', file('2026-02-30'), 'is no day'],
  ['a day to come', file('2999-01-01'), 'still to come'],
  [
    'a currency missing',
    xml(`<Cube time='${day}'>${cubes(without(newest)).join('')}</Cube>`),
    'no rate for USD',
  ],
  [
    'a currency twice',
    xml(`<Cube time='${day}'>${[...cubes(newest), ...cubes({ GBP: '1' })].join('')}</Cube>`),
    'more than one rate for GBP',
  ],
  ['a currency that is none', file(day, { us: '1' }), 'is no currency'],
  ['__proto__ as a currency', file(day, { __proto__x: '1' }), 'is no currency'],
  ...['-1', '0', '0.000', '1e3', '1,17', '', 'NaN', '1234567890', '1.0123456789', '&#49;'].map(
    (rate): [string, string, string] => [
      `a rate of “${rate}”`,
      file(day, { GBP: rate }),
      'no positive decimal',
    ],
  ),
])(
  'a file with %s is refused with its reason, and nothing is booked [S-38]',
  async (_what, content, reason) => {
    const before = await rows();
    for (const answer of [await preview(content), await book(content, { confirmed: 'yes' })]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'RATES_FILE_INVALID']);
      expect(answer.body.message).toContain(reason);
    }
    expect(await rows()).toBe(before);
  },
);

test('no XML, too large, missing or sent by a customer is refused unread [V1.5.1]', async () => {
  const before = await rows();
  expect((await book(await photo({ width: 100, height: 80 }))).body).toMatchObject({
    code: 'FILE_KIND_REFUSED',
    fields: { file: expect.stringContaining('XML') },
  });
  const huge = Buffer.concat([Buffer.from(file(day)), Buffer.alloc(maxRatesFileBytes, ' ')]);
  expect((await book(huge)).body).toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('256 KB'),
  });
  expect(
    (
      await bank.call('POST', '/api/admin/rates', {
        token: bank.cast.admin.token,
        form: new FormData(),
      })
    ).status,
  ).toBe(400);
  expect((await send('', file(day), {}, bank.cast.alice.token)).status).toBe(403);
  await expect(bank.bank.db.query('UPDATE reference_rate SET per_euro = 1')).rejects.toThrow(
    /permission denied/,
  );
  expect(await rows()).toBe(before);
});

describe('a rate that one person moves far [S-33]', () => {
  // Today's, which the bank deals at; it has others of the day, so each is confirmed.
  const today = () => bank.bank.clock.businessDay();
  const given = (dollars: string) => book(file(today(), { USD: dollars }), { confirmed: 'yes' });
  const hoursPass = (hours: number) =>
    bank.bank.db.query(
      'UPDATE rates_proposal SET proposed_at = proposed_at - $1 * make_interval(hours => 1)',
      [hours],
    );
  const waits = [202, 'RATES_MOVE_FAR', false];
  const said = ({ status, body }: Awaited<ReturnType<typeof given>>) => [
    status,
    body.code,
    body.booked,
  ];

  test('is dealt at only after a day in which the others can see it, however often it is given [S-33]', async () => {
    const reader = await addAnotherAdmin(bank, 'vera.viewer', 'viewer');
    const [before, price] = [await rows(), (await quote('EUR')).body.rate];
    for (const hours of [0, 12, 11]) {
      await hoursPass(hours);
      expect(said(await given('1.25'))).toEqual(waits);
    }
    expect([await rows(), (await quote('EUR')).body.rate]).toEqual([before, price]);
    const { news } = (await bank.call('GET', '/api/admin/news', { token: reader.token })).body;
    expect(news[0]).toMatchObject({
      what: `staff has given exchange rates of ${today()} that move further than one person moves them.`,
      page: '/admin/rates',
    });
    await hoursPass(1);
    expect((await given('1.25')).body.booked).toBe(true);
    expect((await quote('EUR')).body.rate).not.toBe(price);
  });

  test('goes no further in small steps on one day', async () => {
    for (const dollars of ['1.251', '1.30']) expect(said(await given(dollars))).toEqual(waits);
  });
});
