import { sealedNumbers } from '../../server/money/cards/cards-store.ts';
import { readConfig } from '../../server/base/config.ts';
import type { Queryable } from '../../server/db/database.ts';
import { sealedFiles } from '../../server/services/files/files-store.ts';
import { sealedPages } from '../../server/services/files/pages-store.ts';
import {
  createKeyFile,
  fingerprintOf,
  hashGenerations,
  type HashPurpose,
  hashPurposes,
  newKey,
  readKeyFile,
  replaceKeyFile,
  type KeyFile,
} from '../../server/base/sealing/key-file.ts';
import { publicSigningKey } from '../../server/base/sealing/secrets.ts';
import { writtenKey } from '../../server/services/audit/block-signatures.ts';
import { sealedApplications } from '../../server/money/loans/saved-applications-store.ts';
import { sealedSecrets } from '../../server/people/second-factor/second-factor-store.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const verbs: Record<string, (file: string) => Promise<void> | void> = {
  init,
  status: (file) => status(readKeyFile(file)),
  add: (file) => add(file, readKeyFile(file)),
  use: (file) => use(file, readKeyFile(file)),
  drop: (file) => drop(file, readKeyFile(file)),
};

/**
 * Changes what seals card numbers, files, the secrets of authenticator apps and saved loan
 * applications, and what passwords, PINs, codes and cookies are hashed with, in steps that each
 * leave every server able to open everything.
 */
export async function run(args: string[]): Promise<void> {
  const verb = args.length === 1 ? verbs[args[0] ?? ''] : undefined;
  if (!verb) throw new UsageError(`Usage: npm run bank -- key ${Object.keys(verbs).join('|')}`);
  const { keyFile } = readConfig(process.env);
  await verb(keyFile);
}

const tellServers =
  'Bring the file to every server of the bank and send each of them SIGHUP, or restart it.';

const idOf = (key: Buffer) => Buffer.from(fingerprintOf(key), 'hex');

interface Sealed {
  cards: number;
  files: number;
  /** Of PDFs, as pictures. */
  pages: number;
  /** Authenticator apps, by their secret. */
  apps: number;
  /** Loan applications saved to be finished later. */
  applications: number;
}

/** Counts what each key sealed. An embedded bank must be stopped for it; PostgreSQL may go on. */
async function counted<T>(
  work: (count: (key: Buffer) => Promise<Sealed>, db: Queryable) => Promise<T>,
): Promise<T> {
  const database = await openBankDatabase();
  const count = (db: Queryable) => async (key: Buffer) => ({
    cards: await sealedNumbers.countSealedWith(db, idOf(key)),
    files: await sealedFiles.countSealedWith(db, idOf(key)),
    pages: await sealedPages.countSealedWith(db, idOf(key)),
    apps: await sealedSecrets.countSealedWith(db, idOf(key)),
    applications: await sealedApplications.countSealedWith(db, idOf(key)),
  });
  return await work(count(database), database).finally(() => database.close());
}

const describe = ({ cards, files, pages, apps, applications }: Sealed) =>
  `seals ${cards} card numbers, ${files} files, ${pages} pages of PDFs, ${apps} authenticator apps ` +
  `and ${applications} saved loan applications`;

/** Counts the passwords and PINs hashed with each key; older ones are hashed again when used. */
async function countHashed(
  db: Queryable,
): Promise<Map<string, { passwords: number; pins: number }>> {
  const { rows } = await db.query<{ id: string; passwords: bigint; pins: bigint }>(
    `SELECT id, count(*) FILTER (WHERE kind = 'password') AS passwords,
      count(*) FILTER (WHERE kind = 'pin') AS pins
      FROM (SELECT 'password' AS kind, coalesce(substring(password_hash FROM '^([0-9a-f]{8}):'), '')
          AS id FROM users WHERE deleted_at IS NULL
        UNION ALL SELECT 'pin', coalesce(substring(pin_hash FROM '^([0-9a-f]{8}):'), '')
          FROM security_pin) AS hashed
      GROUP BY id`,
  );
  return new Map(
    rows.map(({ id, passwords, pins }) => [
      id,
      { passwords: Number(passwords), pins: Number(pins) },
    ]),
  );
}

async function status(content: KeyFile): Promise<void> {
  const { keys, next } = content;
  await counted(async (count, db) => {
    for (const key of keys)
      console.log(
        `${fingerprintOf(key)}  ${key === keys.at(-1) ? 'newest' : 'older '}  ` +
          `${describe(await count(key))}; signs the trail as ` +
          writtenKey(publicSigningKey(key, 'trail-block')),
      );
    const hashed = await countHashed(db);
    for (const { id } of hashGenerations(content, 'password-pepper')) {
      const { passwords, pins } = hashed.get(id) ?? { passwords: 0, pins: 0 };
      console.log(
        `Hash keys of ${id === '' ? 'the first key' : id}: ${passwords} passwords and ${pins} PINs.`,
      );
    }
  });
  if (next) console.log(`${fingerprintOf(next)}  next    seals nothing yet`);
}

/** For who brings the file to servers that cannot write it, before the first start of a bank. */
function init(file: string): void {
  if (!createKeyFile(file))
    throw new UsageError(`${file} is there already, and was not changed: npm run bank -- key add`);
  const [key] = readKeyFile(file).keys;
  console.log(
    `${fingerprintOf(key)} is in ${file}, for a bank that has no people yet. Keep a copy in ` +
      'another place than the backups.',
  );
}

function add(file: string, content: KeyFile): void {
  if (content.next)
    throw new UsageError(
      `${fingerprintOf(content.next)} is waiting already: npm run bank -- key use`,
    );
  let next = newKey();
  while (content.keys.some((key) => fingerprintOf(key) === fingerprintOf(next))) next = newKey();
  replaceKeyFile(file, { ...content, next });
  console.log(
    `${fingerprintOf(next)} is added, and seals nothing yet. ${tellServers} Then: npm run bank ` +
      '-- key use',
  );
}

function use(file: string, { next, ...content }: KeyFile): void {
  if (!next) throw new UsageError('No key is waiting: npm run bank -- key add');
  replaceKeyFile(file, {
    ...content,
    keys: [...content.keys, next],
    next: undefined,
    // From here on each key hashes, too. Every server has known this one since it was added.
    renewedFrom: content.renewedFrom ?? fingerprintOf(next),
  });
  console.log(
    `${fingerprintOf(next)} is the newest. ${tellServers} They seal again what older keys ` +
      'sealed, and hash passwords and PINs again as they are used; npm run bank -- key status ' +
      'tells how far they are.',
  );
}

/** Hashes that live for a minute, or are made again when they are missing, are not kept. */
const keptPurposes = hashPurposes.filter(
  (purpose: HashPurpose) => !['signed-path', 'draft-key', 'unknown-name'].includes(purpose),
);

/** A file from before hash keys changed goes on with the first ones alone. */
const renewed = ({ renewedFrom }: KeyFile, newest: Buffer): Pick<KeyFile, 'renewedFrom'> => ({
  renewedFrom: renewedFrom === undefined ? undefined : fingerprintOf(newest),
});

async function drop(file: string, content: KeyFile): Promise<void> {
  const newest = content.keys.at(-1) ?? content.keys[0];
  const older = content.keys.filter((key) => key !== newest);
  if (older.length === 0) throw new UsageError('There is no older key.');
  await counted(async (count) => {
    for (const key of older) {
      const sealed = await count(key);
      if (Object.values(sealed).some((number) => number > 0))
        throw new UsageError(
          `${fingerprintOf(key)} still ${describe(sealed)}. Nothing was changed.`,
        );
    }
  });
  // Passwords, PINs, card codes and what else hangs on older hash keys goes on as before.
  const hashKeys = new Map(
    keptPurposes.map((purpose) => [
      purpose,
      hashGenerations(content, purpose).filter(({ id }) => id !== fingerprintOf(newest)),
    ]),
  );
  replaceKeyFile(file, { ...content, keys: [newest], hashKeys, ...renewed(content, newest) });
  console.log(
    `${older.map(fingerprintOf).join(', ')} dropped. Keep the copy of the key file that belongs ` +
      `to older backups with them. ${tellServers}`,
  );
}
