import { beforeEach, expect, test, vi } from 'vitest';
import { keepEntriesChoice, readDays, readFile } from './entries-choice.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the choice of last month is last month again, whatever month it is by now', () => {
  expect([readFile(), readDays('2026-11-30')]).toEqual(['csv', { from: '', to: '' }]);
  keepEntriesChoice('qif', { from: '2026-10-01', to: '2026-10-31' }, '2026-11-30');
  expect([readFile(), readDays('2027-01-02')]).toEqual([
    'qif',
    { from: '2026-12-01', to: '2026-12-31' },
  ]);
});

test('days that were typed, and words of another version, are not kept', () => {
  keepEntriesChoice('ofx', { from: '2026-10-02', to: '' }, '2026-11-30');
  expect(readDays('2026-11-30')).toEqual({ from: '', to: '' });
  localStorage.setItem('entriesFile', 'pdf');
  expect(readFile()).toBe('csv');
});
