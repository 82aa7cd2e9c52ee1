import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorMessage } from '../../server/services/audit/anchors.ts';
import { blockSigner } from '../../server/services/audit/block-signatures.ts';
import { openSecrets } from '../../server/base/sealing/secrets.ts';
import { chainAll, writeTrail } from '../../tests/support/chained-trail.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { openPeople } from '../../tests/support/ledger-people.ts';
import {
  makePlace,
  openPlace,
  describeOnPostgres,
  type TestPlace,
} from '../../tests/support/test-database.ts';

function command(
  args: string[],
  { databaseUrl, dataDir }: TestPlace,
  keyFile = `${dataDir}/bank.key`,
): { status: number | null; stdout: string; stderr: string } {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl ?? '',
    BANK_DATA_DIR: dataDir,
    BANK_KEY_FILE: keyFile,
  };
  return spawnSync(process.execPath, ['scripts/bank.ts', ...args], { env, encoding: 'utf8' });
}

describeOnPostgres('npm run bank -- verify', () => {
  test('says that the books are right, of an older version too, or what is not', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    // No table says what suspense holds, so that no control account differs.
    const suspense = bankAccountId('suspense', 'USD');
    const [person] = await openPeople(db, [5_00n], undefined, suspense);
    const right = command(['verify'], place);
    expect(right).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 entries of 1 journals'),
    });
    expect(right.stdout).toContain('who made its blocks was not proven');

    await db.query('UPDATE account SET posted = posted + 1 WHERE id = $1', [person?.accountId]);
    const broken = command(['verify'], place);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain(`account ${person?.accountId}`);

    // As an older version left it.
    await db.query('DROP TABLE audit_block');
    await db.query('UPDATE account SET posted = posted - 1 WHERE id = $1', [person?.accountId]);
    expect(command(['verify'], place)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The trail has no blocks yet'),
      stderr: '',
    });
    await db.close();
    await place.remove();
  });

  test('an older backup that was restored is found by the log from elsewhere [S-59 L-344]', async () => {
    const place = await makePlace('postgresql');
    const keyFile = join(place.dataDir, 'bank.key');
    const signer = blockSigner(openSecrets(keyFile, true));
    const db = await openPlace(place, { as: 'tool' });
    const start = Temporal.Instant.from('2026-11-20T08:00:00Z');
    await writeTrail(db, start, 20);
    const before = await chainAll(db, signer, start.add({ hours: 2 }));
    const backup = join(place.dataDir, 'older.bank');
    expect(command(['backup', backup], place).status).toBe(0);
    await writeTrail(db, start.add({ hours: 3 }), 20);
    const blocks = [...before, ...(await chainAll(db, signer, start.add({ hours: 4 })))];
    await db.close();
    const log = join(place.dataDir, 'log');
    writeFileSync(
      log,
      [
        'no JSON',
        '{"msg":"request"}',
        ...blocks.map((block) => JSON.stringify({ msg: anchorMessage, ...block })),
      ].join('\n'),
    );
    expect(command(['verify', '--anchor', log], place)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The trail is unchanged: 40 events'),
    });

    const restored = await makePlace('postgresql', { empty: true });
    const told = command(['restore', backup], restored);
    const { host, pathname } = new URL(restored.databaseUrl ?? '');
    expect(told).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Restoring into PostgreSQL at ${host}${pathname}.\n`),
    });
    const alone = command(['verify'], restored, keyFile);
    expect(alone).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The trail is unchanged: 20 events'),
    });
    const anchored = command(['verify', '--anchor', log], restored, keyFile);
    expect(anchored.status).toBe(1);
    expect(anchored.stdout).toContain(
      `block ${before.length + 1} is missing, the trail ends at block ${before.length}`,
    );
    // A log that tells of each block thousands of times counts as one that tells of it once.
    writeFileSync(
      log,
      blocks
        .map((block) => `${JSON.stringify({ msg: anchorMessage, ...block })}\n`.repeat(6_000))
        .join(''),
    );
    const lost = blocks.length - before.length;
    expect(command(['verify', '--anchor', log], restored, keyFile).stdout).toContain(
      `Broken in ${lost} ${lost === 1 ? 'place' : 'places'}: every block that`,
    );

    writeFileSync(log, '{"msg":"request"}');
    expect(command(['verify', '--anchor', log], restored).stderr).toContain(
      'holds no line that tells of a block',
    );
    for (const each of [place, restored]) await each.remove();
  });
});
