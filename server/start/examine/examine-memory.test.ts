import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { examineMemory } from './examine-memory.ts';

describeOnPostgres('the doctor', () => {
  test('warns of a PostgreSQL with the memory that it is shipped with, where the bank is large', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'server' });
    try {
      const sizes = expect.stringMatching(
        /^shared_buffers is \d+ MB, and the database has \d+ MB\.$/,
      );
      const limits = { shippedBytes: 1n << 40n, databaseBytes: 1n };
      expect(await examineMemory(db)).toMatchObject([{ state: 'ok', found: sizes }]);
      expect(await examineMemory(db, limits)).toMatchObject([{ state: 'warning', found: sizes }]);
      expect(await examineMemory(db, { ...limits, databaseBytes: 1n << 40n })).toMatchObject([
        { state: 'ok' },
      ]);
      expect(await examineMemory(db, { ...limits, shippedBytes: 1n })).toMatchObject([
        { state: 'ok' },
      ]);
    } finally {
      await db.close();
      await place.remove();
    }
  });
});
