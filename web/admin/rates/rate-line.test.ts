import { expect, test } from 'vitest';
import type { RecordedRates } from '../../../contract/staff/reference-rates.ts';
import { lineHeight, lineWidth, pathOf, rateLine } from './rate-line.ts';

const recorded = (day: string, rate: string, isSuperseded = false): RecordedRates => ({
  day,
  perEuro: { USD: rate },
  source: 'ECB',
  recordedAt: `${day}T15:00:00Z`,
  recordedBy: 'staff',
  isSuperseded,
});

test('the line has the days and rates of the table, but for what was corrected since', () => {
  const table = [
    recorded('2026-11-25', '1.1697'),
    recorded('2026-11-24', '1.2000'),
    recorded('2026-11-24', '1.9999', true),
    recorded('2026-11-20', '1.1500'),
  ];
  const line = rateLine(table, 'USD');
  expect(line?.points.map(({ day, rate }) => [day, rate])).toEqual([
    ['2026-11-20', '1.1500'],
    ['2026-11-24', '1.2000'],
    ['2026-11-25', '1.1697'],
  ]);
  expect([line?.lowest.rate, line?.highest.rate]).toEqual(['1.1500', '1.2000']);
});

test('a day stands where it lies in time, a rate as high as it is', () => {
  const line = rateLine(
    [recorded('2026-11-25', '2'), recorded('2026-11-21', '1.5'), recorded('2026-11-20', '1')],
    'USD',
  );
  expect(line?.points.map(({ x }) => x)).toEqual([0, lineWidth / 5, lineWidth]);
  const [low, middle, high] = line?.points.map(({ y }) => y) ?? [];
  expect([(low ?? 0) > (middle ?? 0), (middle ?? 0) > (high ?? 0)]).toEqual([true, true]);
  expect(middle).toBe(lineHeight / 2);
  expect(pathOf(line?.points ?? [])).toMatch(/^M0 \d+L120 70L600 \d+$/);
});

test('one day makes no line, and a rate that never moved a level one', () => {
  expect(rateLine([recorded('2026-11-25', '2')], 'USD')).toBeUndefined();
  expect(rateLine([recorded('2026-11-25', '2')], 'GBP')).toBeUndefined();
  const level = rateLine([recorded('2026-11-25', '2'), recorded('2026-11-24', '2')], 'USD');
  expect(level?.points.map(({ y }) => y)).toEqual([lineHeight / 2, lineHeight / 2]);
});
