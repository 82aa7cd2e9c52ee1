import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import { type Examination, findLastExaminations, noteExamination } from './examinations.ts';

/** As if the doctor had looked some hours ago; the trail takes no change of a line. */
async function looked(db: Database, hoursAgo: number, found: Examination): Promise<void> {
  await db.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      VALUES (gen_random_uuid(), now() - $1 * interval '1 hour', 'system:operator',
        'bank.examined', 'bank', '', '', $2)`,
    [
      hoursAgo,
      JSON.stringify({
        machine: found.machine,
        faults: found.faults.join(', '),
        warnings: found.warnings.join(', '),
      }),
    ],
  );
}

const hoursSince = (at: Temporal.Instant | undefined) =>
  at && Math.round(Temporal.Now.instant().since(at).total('hours'));

describeOnBothEngines('what the doctor found last', (open) => {
  test('is of each machine its last look, and a machine that is left out is told by its age', async () => {
    const db = await open();
    expect(await findLastExaminations(db)).toBeUndefined();

    await looked(db, 90, { machine: 'db1', faults: ['mail', 'certificate'], warnings: [] });
    expect(hoursSince((await findLastExaminations(db))?.at)).toBe(90);

    await looked(db, 2, { machine: 'db2', faults: [], warnings: ['key file', 'cluster'] });
    await looked(db, 1, { machine: 'db3', faults: ['cluster', 'cluster'], warnings: ['key file'] });
    await noteExamination(db, { machine: 'db3', faults: ['mail'], warnings: ['key file'] });
    const last = await findLastExaminations(db);
    // The faults of db1 four days ago are not of this round; the age shows that db1 was left out.
    expect(hoursSince(last?.at)).toBe(90);
    expect(last?.findings).toEqual([
      { about: 'mail', state: 'fault', times: 1 },
      { about: 'key file', state: 'warning', times: 2 },
      { about: 'cluster', state: 'warning', times: 1 },
    ]);
  });

  test('forgets a machine that was taken away, and keeps the last look of all for as long as it takes', async () => {
    const db = await open();
    await looked(db, 300, { machine: 'db1', faults: ['mail'], warnings: [] });
    await looked(db, 200, { machine: 'db2', faults: ['files'], warnings: [] });
    const last = await findLastExaminations(db);
    expect(hoursSince(last?.at)).toBe(200);
    expect(last?.findings).toEqual([{ about: 'files', state: 'fault', times: 1 }]);
  });
});
