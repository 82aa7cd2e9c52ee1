import { expect, test } from 'vitest';
import { openCast } from '../../../tests/support/ledger-people.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { Queryable } from '../../db/database.ts';
import { readMovements } from './movements.ts';

const day = (text: string) => Temporal.Instant.from(`${text}T00:00Z`);

describeOnBothEngines('the movements of a time', (open, engine) => {
  // The embedded engine has no time limits.
  if (engine === 'postgresql')
    test('are added up in smaller pieces where one piece takes too long', async () => {
      const db = await open({ fsync: false });
      await openCast(db, { alice: 5n, bob: 7n });
      const whole = await readMovements(db, day('2026-11-20'), day('2026-11-23'));
      let gaveUp = 0;
      /** A database that needs longer than it may for whatever spans more than two hours. */
      const slow: Queryable = {
        lookUp: () => Promise.reject(new Error('not asked')),
        async query<Row>(sql: string, values: readonly unknown[] = []) {
          const [start, end] = values as [Temporal.Instant, Temporal.Instant];
          if (end.since(start).total('hours') <= 2) return await db.query<Row>(sql, values);
          gaveUp += 1;
          return await db.tx(async (tx) => {
            await tx.query(`SET LOCAL statement_timeout = '1ms'`);
            return await tx.query<Row>('SELECT pg_sleep(1)');
          });
        },
      };
      expect(await readMovements(slow, day('2026-11-20'), day('2026-11-23'))).toEqual(whole);
      expect(gaveUp).toBe(2);
      expect([...whole.values()].reduce((sum, { entries }) => sum + entries, 0n)).toBe(4n);
    });
  else
    test('are nothing where nothing was booked', async () =>
      expect(await readMovements(await open(), day('2026-11-20'), day('2026-11-23'))).toEqual(
        new Map(),
      ));
});
