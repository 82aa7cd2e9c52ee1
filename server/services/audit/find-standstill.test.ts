import { expect, test } from 'vitest';
import { chainAll, signerOf, writeTrail } from '../../../tests/support/chained-trail.ts';
import { describeOnPostgres, makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { chainTrail } from './chain-trail.job.ts';
import { verifyTrail } from './verify-trail.ts';

const signer = signerOf('the key of this bank');
const upgraded = Temporal.Now.instant().subtract({ hours: 72 });
const at = (hours: number) => upgraded.add({ seconds: Math.round(hours * 3600) });

describeOnPostgres('a chain that stands still [S-59]', () => {
  test('is found while people work; an interrupted chaining or a closed bank is none [S-59]', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    const act = (hours: number, actor = 'anonymous') => writeTrail(db, at(hours), 1, { actor });
    const findingsAt = async (hours: number) =>
      (await verifyTrail(db, { signer, now: at(hours) })).findings;

    // One block of a long trail is made, and the bank is shut for three hours.
    await writeTrail(db, at(-48), 2_500, { actor: 'anonymous' });
    for (const hours of [-20, -10]) await act(hours);
    await chainTrail(db, signer, at(0));
    expect(await findingsAt(3)).toEqual([]);

    // Shut right after something was done, and an operator comes.
    await chainAll(db, signer, at(3));
    await act(3.01);
    await act(6, 'system:operator');
    expect(await findingsAt(9)).toEqual([]);

    for (const hours of [10, 10.5, 13]) await act(hours);
    expect(await findingsAt(11)).toEqual([]);
    expect(await findingsAt(13)).toMatchObject([
      {
        count: 1,
        places: [expect.stringMatching(/^the last block was made at .*; 3 events of .* wait$/)],
      },
    ]);
    await chainAll(db, signer, at(13.1));
    expect(await findingsAt(13.2)).toEqual([]);
    await db.close();
    await place.remove();
  });
});
