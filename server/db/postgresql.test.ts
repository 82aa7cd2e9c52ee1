import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../tests/support/test-database.ts';
import { DatabaseUnavailableError } from './errors.ts';

describeOnPostgres('PostgreSQL', () => {
  test('a server that confirms before the disk has it is said out loud', async () => {
    const place = await makePlace('postgresql');
    const safe = await openPlace(place);
    expect(safe.durability).toBe('power-loss');
    await safe.close();

    const owner = await openPlace(place, { as: 'tool' });
    await owner.query(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`);
    await owner.close();
    const warnings: string[] = [];
    const weak = await openPlace(place, { warn: (text) => warnings.push(text) });
    expect(weak.durability).toBe('process-crash');
    expect(warnings).toEqual([expect.stringContaining('synchronous_commit = off')]);
    await weak.close();
    await place.remove();
  });

  test('nobody waits long for a lock or a slow statement, and nothing is changed', async () => {
    const place = await makePlace('postgresql');
    const owner = await openPlace(place, { as: 'tool' });
    await owner.query('CREATE TABLE door (id int8); INSERT INTO door VALUES (1); GRANT ALL ON door TO larkmoor_app');
    const database = await openPlace(place);
    await owner.tx(async (tx) => {
      await tx.query('LOCK TABLE door');
      await expect(database.query('UPDATE door SET id = 2')).rejects.toBeInstanceOf(DatabaseUnavailableError);
    });
    await expect(database.query('SELECT pg_sleep(30)')).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect((await database.query('SELECT id FROM door')).rows).toEqual([{ id: 1n }]);
    await database.close();
    await owner.close();
    await place.remove();
  });

  test('a server that is not there is unavailable, said at once', async () => {
    const place = await makePlace('postgresql');
    const nowhere = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
    await expect(openPlace(nowhere)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await place.remove();
  });
});
