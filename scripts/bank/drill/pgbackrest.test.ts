import { expect, test } from 'vitest';
import { describeOld } from './pgbackrest.ts';

test('a drill names the newest backup where none was made for more than eight days', () => {
  const now = Temporal.Instant.from('2026-11-27T12:00:00Z');
  const backup = {
    label: '20261118-110000F',
    madeAt: Temporal.Instant.from('2026-11-18T11:00:00Z'),
  };
  expect(describeOld(backup, now)).toContain('THE NEWEST BACKUP IS 9 DAYS OLD: 20261118-110000F');
  expect(describeOld(backup, now.subtract({ hours: 2 }))).toBeUndefined();
});
