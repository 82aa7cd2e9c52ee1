import { beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';

const instant = Temporal.Instant.from('2026-11-21T10:20:30.123456Z');

// name, SQL type, value written and read back
const cases: [string, string, unknown][] = [
  ['the largest amount', 'int8', 9_223_372_036_854_775_807n],
  ['the smallest amount', 'int8', -9_223_372_036_854_775_808n],
  ['a list of amounts with a gap', 'int8[]', [1n, null, -3n]],
  [
    'a table of amounts',
    'int8[][]',
    [
      [1n, 2n],
      [3n, 4n],
    ],
  ],
  ['an instant to the microsecond', 'timestamptz', instant],
  ['a list of instants', 'timestamptz[]', [instant, instant.add({ hours: 1 })]],
  ['a banking day', 'date', '2026-02-28'],
  ['a list of days', 'date[]', ['2026-02-28', '2026-03-01']],
  ['a structure', 'jsonb', { a: [1, { b: null }], c: 'ü' }],
  ['bytes', 'bytea', Buffer.from([0, 1, 255, 92])],
  ['a list of bytes', 'bytea[]', [Buffer.from([0]), Buffer.from([255, 92])]],
  ['text that looks like an array', 'text[]', ['{a,b}', '"', '\\', 'NULL', '', 'ünï']],
  ['a list of ids', 'uuid[]', ['0d4a11f2-7b2c-4c3e-9a64-5b9b8a0b1c2d']],
  ['a small number', 'int4', 42],
  ['yes and no', 'bool[]', [true, false]],
  ['nothing', 'text', null],
];

describeOnBothEngines('values read are the values written', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test.each(cases)('%s (%s)', async (_name, type, value) => {
    const { rows } = await database.query<{ value: unknown }>(`SELECT $1::${type} AS value`, [
      value,
    ]);
    expect(rows[0]?.value).toStrictEqual(value);
  });

  test('a day is the same day in every time zone', async () => {
    const { rows } = await database.query(
      `SELECT date '2026-11-21' AS day, timestamptz '2026-11-21 00:30:00+02' AS at`,
    );
    expect(rows[0]).toStrictEqual({
      day: '2026-11-21',
      at: Temporal.Instant.from('2026-11-20T22:30:00Z'),
    });
  });

  test('a count is a bigint', async () => {
    expect(
      (await database.query('SELECT count(*) AS n FROM schema_migration')).rows[0]?.['n'],
    ).toBeTypeOf('bigint');
  });
});
