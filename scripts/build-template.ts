import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../server/db/embedded/open-embedded.ts';

/*
 * node scripts/build-template.ts [FOLDER]     (default: dist/database-template)
 * Makes the empty database that a new bank starts from: a copy takes a fraction of a second, making one takes seconds. Does nothing when it is there for this engine.
 */

const target = resolve(process.argv[2] ?? 'dist/database-template');
// Beside the template and not in it: PostgreSQL owns every file in there.
const versionFile = `${target}.version`;
const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')));
const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };

const built = existsSync(target) ? await readFile(versionFile, 'utf8').catch(() => '') : '';
if (built !== version) {
  await mkdir(dirname(target), { recursive: true });
  const workshop = await mkdtemp(join(dirname(target), '.template-'));
  try {
    const { pool, stop } = await openEmbedded({ dataDir: workshop, fsync: false, templateFolder: undefined, warn: console.warn });
    // The bank is the database "postgres"; the two that new databases are made from are two thirds of the files, and nobody makes one here.
    await pool.query('UPDATE pg_database SET datistemplate = false');
    for (const name of ['template0', 'template1']) await pool.query(`DROP DATABASE ${name}`);
    await pool.query('VACUUM (FREEZE)');
    await pool.end();
    await stop();
    await rm(target, { recursive: true, force: true });
    await rename(join(workshop, 'database'), target);
    await writeFile(versionFile, version);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
