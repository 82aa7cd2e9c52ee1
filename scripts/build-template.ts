import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../server/db/open-database.ts';
import {
  findTemplates,
  templatesFolder,
  templatesIn,
  templatesVersion,
  versionFileIn,
} from '../server/db/templates.ts';

/*
 * node scripts/build-template.ts [FOLDER]     (default: dist/templates)
 * Makes the databases that new banks start from. Does nothing when they are there for this engine
 * and these migrations.
 */

const target = resolve(process.argv[2] ?? templatesFolder);

if ((await findTemplates(target)) === undefined) {
  await mkdir(dirname(target), { recursive: true });
  const workshop = await mkdtemp(join(dirname(target), '.templates-'));
  try {
    const made = templatesIn(workshop);
    await make(made.empty, { templateFolder: undefined, migrates: false });
    await make(made.bank, { templateFolder: made.empty, migrates: true });
    await writeFile(versionFileIn(workshop), await templatesVersion());
    await rm(target, { recursive: true, force: true });
    await rename(workshop, target);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function make(
  template: string,
  { templateFolder, migrates }: { templateFolder: string | undefined; migrates: boolean },
): Promise<void> {
  const dataDir = `${template}.making`;
  const database = await openDatabase({
    dataDir,
    as: 'tool',
    migrates,
    templateFolder,
    fsync: false,
    warn: console.warn,
  });
  // The bank is the database "postgres". PostgreSQL makes new databases from the two others, which
  // are two thirds of the files; the bank makes none.
  await database.query('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1'])
    await database.query(`DROP DATABASE IF EXISTS ${name}`);
  await database.query('VACUUM (FREEZE)');
  await database.close();
  await rename(join(dataDir, 'database'), template);
  await rm(dataDir, { recursive: true });
}
