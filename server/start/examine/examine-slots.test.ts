import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { examineSlots } from './examine-slots.ts';

describeOnPostgres('the doctor', () => {
  test('names a slot that no standby reads, and calls it a fault once it keeps much without end', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    const name = `left_${process.pid}`;
    const states = async (mostBytes?: number) =>
      (await examineSlots(db, mostBytes))
        .filter(({ found }) => found.includes(name))
        .map(({ about, state, found }) => [about, state, found]);
    try {
      expect(await states()).toEqual([]);
      await db.query('SELECT pg_create_physical_replication_slot($1, true)', [name]);
      const unread = expect.stringContaining(`The slot ${name} is read by no one; it keeps`);
      expect(await states()).toEqual([['slot', 'warning', unread]]);
      // No byte is too few for this look; this PostgreSQL bounds what slots keep by nothing.
      expect(await states(-1)).toEqual([['slot', 'fault', unread]]);
    } finally {
      await db.query('SELECT pg_drop_replication_slot($1)', [name]);
      await db.close();
      await place.remove();
    }
  });
});
