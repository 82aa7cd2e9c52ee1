import { expect, test } from 'vitest';
import { describeOnPostgres } from '../support/test-database.ts';
import { gotAtDesk, isHidden, lookBefore } from './got-at-desk.ts';
import type { GotAtDesk } from './staff-outcomes.ts';
import { staffRows } from './staff-rows.ts';
import { staffThieves, type StaffThiefName } from './staff-thieves.ts';
import { openStaffWorld } from './staff-world.ts';
import { workDesk } from './work-desk.ts';

async function intrude(name: StaffThiefName): Promise<GotAtDesk> {
  const world = await openStaffWorld({ otherManagers: name !== 'soleManager' });
  try {
    const intruder = await staffThieves[name](world);
    const before = await lookBefore(world);
    const work = await workDesk(world, intruder, () => isHidden(world));
    return await gotAtDesk(world, { work, before });
  } finally {
    await world.bank.close();
  }
}

describeOnPostgres('what an attacker gets at the desk', () => {
  test.each(staffRows)('who holds $holds', async ({ thief, got }) => {
    expect(await intrude(thief)).toEqual(got);
  });
});

test('each attacker at the desk has a line', () => {
  expect(staffRows.map(({ thief }) => thief as string).toSorted()).toEqual(
    Object.keys(staffThieves).toSorted(),
  );
});
