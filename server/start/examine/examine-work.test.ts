import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import { examineWork } from './examine-work.ts';

describeOnPostgres('the doctor', () => {
  let place: TestPlace;
  let db: Database;
  beforeAll(async () => {
    place = await makePlace('postgresql');
    db = await openPlace(place, { as: 'tool' });
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  /** The lines about one thing, with a clock that is ahead of the database's. */
  async function lines(about: string, { aheadMs = 0, takesNoMoney = false } = {}) {
    const examined = await examineWork({
      db,
      clockSkew: { aheadMs: () => aheadMs, takesNoMoney: () => takesNoMoney },
      now: Temporal.Now.instant(),
      config: {
        dataDir: tmpdir(),
        backupNotesDir: tmpdir(),
        backups: undefined,
        ratesUrl: undefined,
      },
    });
    return examined.flatMap((line) => (line.about === about ? [[line.state, line.found]] : []));
  }

  test('says of the clock with whose it was compared, and how far apart the two are', async () => {
    const agree =
      'This machine and the database agree about the time to 1.2 s; where they share a machine, ' +
      'its clock was compared with itself.';
    expect(await lines('clock', { aheadMs: -1_200 })).toEqual([['ok', agree]]);
    const behind = "The clock here is 6 s behind the database's.";
    expect(await lines('clock', { aheadMs: -6_000 })).toEqual([['warning', behind]]);
    expect(await lines('clock', { aheadMs: 40_000, takesNoMoney: true })).toEqual([
      ['fault', "The clock here is 40 s ahead of the database's."],
    ]);
  });

  test('warns of a trail whose months share a partition for years, after a clock that was ahead', async () => {
    expect(await lines('partitions')).toEqual([['ok', 'Those of the months to come are made.']]);
    await db.query(
      `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
        VALUES (gen_random_uuid(), now() + interval '9 years', '', '', '', '', '', '{}')`,
    );
    await db.query(`SELECT create_month_partitions('audit_event')`);
    expect(await lines('partitions')).toEqual([
      ['warning', expect.stringMatching(/^The last partition of audit_event begins at /)],
    ]);
  });
});
