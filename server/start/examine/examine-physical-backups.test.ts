import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { notePhysicalBackup } from '../../services/recovery/physical-backups.ts';
import { examinePhysicalBackups } from './examine-physical-backups.ts';

describeOnPostgres('the doctor', () => {
  test('warns a day after pgBackRest made its last backup, or nine days after its last full one, and finds a fault once none is new', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    try {
      const madeAt = Temporal.Instant.from('2026-11-22T08:30:00Z');
      const examine = async (hours: number) => {
        const { state, found } = await examinePhysicalBackups(db, madeAt.add({ hours }));
        return [state, found];
      };
      expect(await examine(0)).toEqual(['warning', 'No backup by pgBackRest was ever noted.']);

      const note = (backup: string, after: number, fullAfter: number, sharesDisk = false) =>
        notePhysicalBackup(db, {
          backup,
          madeAt: madeAt.add({ hours: after }),
          fullMadeAt: madeAt.add({ hours: fullAfter }),
          sharesDisk,
        });
      await note('20261122-083000F', 0, 0);
      const saying = (hours: number, days: number) =>
        `20261122-083000F is ${hours} hours old, and the last full backup by pgBackRest ${days} days.`;
      expect(await examine(26)).toEqual(['ok', saying(26, 1)]);
      expect(await examine(27)).toEqual(['warning', saying(27, 1)]);
      expect(await examine(8 * 24)).toEqual(['warning', saying(192, 8)]);
      expect(await examine(9 * 24)).toEqual(['fault', saying(216, 9)]);

      const nineDays = 9 * 24;
      await note('20261122-083000F_20261201-083000I', nineDays, 0);
      expect(await examine(nineDays)).toEqual(['warning', expect.stringContaining('I is 0 hours')]);
      await note('20261201-083100F', nineDays, nineDays);
      expect(await examine(nineDays)).toEqual(['ok', expect.stringContaining('F is 0 hours old')]);
      await note('20261201-083200F', nineDays, nineDays, true);
      expect(await examine(nineDays)).toEqual([
        'warning',
        expect.stringContaining('Its repository is on the disk of the database.'),
      ]);
    } finally {
      await db.close();
      await place.remove();
    }
  });
});
