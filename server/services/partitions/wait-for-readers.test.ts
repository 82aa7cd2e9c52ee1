import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCast, transferPlan } from '../../../tests/support/ledger-people.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../../../tests/support/test-database.ts';
import { untilSomebodyWaits } from '../../../tests/support/until-somebody-waits.ts';
import type { Database } from '../../db/database.ts';
import { postWithin } from '../../ledger/postgresql/post.ts';
import { createMonthPartitions } from './create-month-partitions.ts';

describeOnPostgres('partitions of a month', () => {
  let place: TestPlace;
  let operator: Database;
  let server: Database;
  beforeEach(async () => {
    place = await makePlace('postgresql');
    operator = await openPlace(place, { as: 'tool' });
    server = await openPlace(place);
  });
  afterEach(async () => {
    await operator.close();
    await server.close();
    await place.remove();
  });

  test('wait in the making for a backup that reads, and keep nobody else waiting', async () => {
    await operator.query('UPDATE sandbox_clock SET offset_seconds = 100 * 86400');
    await operator.tx(async (tx) => {
      await tx.query('SELECT FROM entry');
      await tx.query('SELECT FROM audit_event');
      const made = createMonthPartitions(server);
      await untilSomebodyWaits(tx);
      // A connection that waits longer than a second gives up.
      expect((await server.query('SELECT count(*) FROM entry')).rowCount).toBe(1);
      expect(await made).toBe(0);
    });
    expect(await createMonthPartitions(server)).toBeGreaterThan(0);
  });

  test('may be moved to other storage while payments go on', async () => {
    const { alice, bob } = await openCast(operator, { alice: 5n, bob: 0n });
    await operator.tx(async (tx) => {
      // All bookings are in the first of them: any other is like that of a month that is over.
      const { rows } = await tx.query<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits
          WHERE inhparent = 'entry'::regclass AND inhrelid <> 'entry_first'::regclass`,
      );
      for (const { name } of rows) await tx.query(`ALTER TABLE ${name} SET TABLESPACE pg_default`);
      for (const { name } of rows) await tx.query(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
      expect(rows.length).toBeGreaterThan(0);
      const plan = transferPlan(alice.accountId, bob.accountId, 1n);
      const [outcome] = await server.tx((own) => postWithin(own, [plan]));
      expect(outcome?.kind).toBe('posted');
    });
  });
});
