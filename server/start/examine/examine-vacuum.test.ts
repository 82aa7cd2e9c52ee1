import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { examineVacuum } from './examine-vacuum.ts';

const limits = { oldAge: 500_000_000, alarmingAge: 1_200_000_000, rows: 100, days: 0 };

describeOnPostgres('the doctor', () => {
  test('names tables that were never vacuumed, and how old the oldest row is', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    try {
      const states = async (changed: Partial<typeof limits> = {}) =>
        (await examineVacuum(db, { ...limits, ...changed })).map(({ state, found }) => [
          state,
          found,
        ]);
      const ofAge = expect.stringMatching(/^The oldest row of \w+ is [\d,]+ transactions old\.$/);
      await db.query('CREATE TABLE neglected (id integer) WITH (autovacuum_enabled = off)');
      expect(await states()).toEqual([['ok', ofAge]]);
      await db.query('INSERT INTO neglected SELECT generate_series(1, 101)');
      await db.tx((tx) => tx.query('SELECT pg_stat_force_next_flush()'));
      expect(await states()).toEqual([['warning', 'PostgreSQL never vacuumed neglected.']]);
      expect(await states({ days: 1_000 })).toEqual([['ok', ofAge]]);
      await db.query('VACUUM neglected');
      expect(await states()).toEqual([['ok', ofAge]]);
      expect(await states({ oldAge: -1 })).toEqual([['warning', ofAge]]);
      expect(await states({ alarmingAge: -1 })).toEqual([['fault', ofAge]]);
    } finally {
      await db.close();
      await place.remove();
    }
  });
});
