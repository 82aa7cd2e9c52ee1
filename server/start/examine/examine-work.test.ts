import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { examineWork } from './examine-work.ts';

describeOnPostgres('the doctor', () => {
  test('warns of a trail whose months share a partition for years, after a clock that was ahead', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    try {
      const partitions = async () =>
        (
          await examineWork({
            db,
            clockSkew: { aheadMs: () => 0, takesNoMoney: () => false },
            now: Temporal.Now.instant(),
            config: {
              dataDir: tmpdir(),
              backupNotesDir: tmpdir(),
              backups: undefined,
              ratesUrl: undefined,
            },
          })
        ).flatMap(({ about, state, found }) => (about === 'partitions' ? [[state, found]] : []));
      expect(await partitions()).toEqual([['ok', 'Those of the months to come are made.']]);
      await db.query(
        `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
          VALUES (gen_random_uuid(), now() + interval '9 years', '', '', '', '', '', '{}')`,
      );
      await db.query(`SELECT create_month_partitions('audit_event')`);
      expect(await partitions()).toEqual([
        ['warning', expect.stringMatching(/^The last partition of audit_event begins at /)],
      ]);
    } finally {
      await db.close();
      await place.remove();
    }
  });
});
