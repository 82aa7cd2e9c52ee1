import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { noteRehearsal } from '../../services/recovery/rehearsals.ts';
import { examineRehearsal } from './examine-recovery.ts';

describeOnPostgres('the doctor', () => {
  test('warns of a drill that is old, and of one whose trail was compared with no anchors', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    const now = Temporal.Now.instant();
    const after = async (days: number) =>
      (await examineRehearsal(db, now.add({ hours: days * 24 }))).map(
        ({ about, state }) => `${state} ${about}`,
      );
    const drill = async (hadAnchors: boolean) =>
      await noteRehearsal(db, {
        backup: '20261201-020000F',
        madeAt: now,
        restoredTo: now,
        lostSeconds: 0,
        awaySeconds: 1,
        provenSeconds: 2,
        hadAnchors,
      });
    try {
      expect(await after(0)).toEqual(['warning rehearsal']);
      await drill(false);
      expect(await after(0)).toEqual(['ok rehearsal', 'warning anchors']);
      await drill(true);
      expect(await after(8)).toEqual(['ok rehearsal', 'ok anchors']);
      expect(await after(10)).toEqual(['warning rehearsal', 'ok anchors']);
    } finally {
      await db.close();
      await place.remove();
    }
  });
});
