import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addWeekdays,
  bankHolidays,
  isBusinessDay,
  nextBusinessDay,
  type OwnDays,
} from './business-days.ts';

/** No day differs from the Federal Reserve's. */
const none: OwnDays = { closed: [], open: [] };

/**
 * As the Federal Reserve publishes them (federalreserve.gov/aboutthefed/k8.htm, frbservices.org
 * holiday schedules).
 */
const published: Record<string, readonly string[]> = {
  '2022': [
    '01-01',
    '01-17',
    '02-21',
    '05-30',
    '06-20',
    '07-04',
    '09-05',
    '10-10',
    '11-11',
    '11-24',
    '12-26',
  ],
  '2023': [
    '01-02',
    '01-16',
    '02-20',
    '05-29',
    '06-19',
    '07-04',
    '09-04',
    '10-09',
    '11-11',
    '11-23',
    '12-25',
  ],
  '2024': [
    '01-01',
    '01-15',
    '02-19',
    '05-27',
    '06-19',
    '07-04',
    '09-02',
    '10-14',
    '11-11',
    '11-28',
    '12-25',
  ],
  '2025': [
    '01-01',
    '01-20',
    '02-17',
    '05-26',
    '06-19',
    '07-04',
    '09-01',
    '10-13',
    '11-11',
    '11-27',
    '12-25',
  ],
  '2026': [
    '01-01',
    '01-19',
    '02-16',
    '05-25',
    '06-19',
    '07-04',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-25',
  ],
  '2027': [
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-19',
    '07-05',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-25',
  ],
  '2028': [
    '01-01',
    '01-17',
    '02-21',
    '05-29',
    '06-19',
    '07-04',
    '09-04',
    '10-09',
    '11-11',
    '11-23',
    '12-25',
  ],
};

describe('bank holidays', () => {
  test.each(Object.entries(published))(
    'of %s are those the Federal Reserve publishes',
    (year, days) => {
      expect(bankHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
    },
  );

  test('know Juneteenth only since the banks close for it', () => {
    expect(bankHolidays('2020')).toHaveLength(10);
    expect(isBusinessDay('2020-06-19', none)).toBe(true);
    expect(isBusinessDay('2024-06-19', none)).toBe(false);
  });
});

describe('a business day', () => {
  test('is no Saturday, no Sunday and no holiday', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-26', '2026-11-27'].map(
        (day) => isBusinessDay(day, none),
      ),
    ).toEqual([true, false, false, true, false, true]);
  });

  test('is the Friday before a Saturday holiday, not the Monday after a Sunday one', () => {
    expect(isBusinessDay('2026-07-03', none)).toBe(true);
    expect(isBusinessDay('2027-07-05', none)).toBe(false);
    expect(isBusinessDay('2022-12-26', none)).toBe(false);
  });

  test('comes after the weekend and the holiday, over the end of a year too', () => {
    expect(nextBusinessDay('2026-11-25', none)).toBe('2026-11-27');
    expect(nextBusinessDay('2026-12-31', none)).toBe('2027-01-04');
    expect(nextBusinessDay('2022-12-30', none)).toBe('2023-01-03');
  });
});

describe('days ahead', () => {
  test('skip holidays as business days, and only weekends as weekdays [L-129]', () => {
    expect(addBusinessDays('2026-11-24', 3, none)).toBe('2026-11-30');
    expect(addWeekdays('2026-11-24', 3)).toBe('2026-11-27');
    expect(addWeekdays('2026-11-21', 3)).toBe('2026-11-25');
  });

  test('of nought are the day itself, even on a Sunday', () => {
    expect(addBusinessDays('2026-11-22', 0, none)).toBe('2026-11-22');
  });

  test('hold through leap days and the turn of the clock', () => {
    expect(addBusinessDays('2028-02-28', 2, none)).toBe('2028-03-01');
    expect(addBusinessDays('2026-10-30', 2, none)).toBe('2026-11-03');
  });
});

describe("the bank's own days", () => {
  const own: OwnDays = { closed: [{ day: '2026-11-27' }], open: [{ day: '2026-11-26' }] };

  test('close it on a business day and open it on a holiday, never on a weekend [L-288]', () => {
    expect(['2026-11-26', '2026-11-27'].map((day) => isBusinessDay(day, own))).toEqual([
      true,
      false,
    ]);
    expect(isBusinessDay('2026-11-28', { ...own, open: [{ day: '2026-11-28' }] })).toBe(false);
  });

  test('are counted with', () => {
    expect(nextBusinessDay('2026-11-26', own)).toBe('2026-11-30');
    expect(addBusinessDays('2026-11-24', 3, own)).toBe('2026-11-30');
  });
});
