import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { untilSomebodyWaits } from '../../../tests/support/until-somebody-waits.ts';
import { setMonthsApart } from './months-apart.ts';

describeOnPostgres('months that are set apart', () => {
  test('wait for a backup that reads, and keep nobody else waiting', async () => {
    const place = await makePlace('postgresql');
    const [reader, server] = [await openPlace(place, { as: 'tool' }), await openPlace(place)];
    try {
      await server.query('UPDATE sandbox_clock SET offset_seconds = 100 * 86400');
      await reader.tx(async (tx) => {
        await tx.query('SELECT FROM entry');
        await tx.query('SELECT FROM audit_event');
        const made = setMonthsApart(server);
        await untilSomebodyWaits(tx);
        // A connection that waits longer than a second gives up.
        expect((await server.query('SELECT count(*) FROM entry')).rowCount).toBe(1);
        expect(await made).toBe(0);
      });
      expect(await setMonthsApart(server)).toBeGreaterThan(0);
    } finally {
      await reader.close();
      await server.close();
      await place.remove();
    }
  });
});
