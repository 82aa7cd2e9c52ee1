import type { Config } from '../base/config.ts';
import { ConfigError } from '../base/config-error.ts';
import type { Database } from '../db/database.ts';
import { nouns } from '../nouns.ts';
import { gapsBetween } from '../base/sealing/seal.ts';
import type { Secrets } from '../base/sealing/secrets.ts';

/**
 * Sees that the key file is this bank's and opens everything in it, before anybody signs in against
 * the wrong one.
 * @throws {ConfigError} with what to do.
 */
export async function verifyKeys(
  db: Database,
  secrets: Secrets,
  { keyFile }: Pick<Config, 'keyFile'>,
): Promise<void> {
  const own = secrets.macs('key-check', 'larkmoor');
  const known = (await readKeyCheck(db)) ?? (await writeKeyCheck(db, secrets));
  if (known && !own.some((each) => each.equals(known)))
    throw new ConfigError(
      `The key file ${keyFile} (${secrets.fingerprint()}) is another bank's. Put this bank's ` +
        'own key back, or name it with BANK_KEY_FILE.',
    );
  const gaps = gapsBetween(secrets.keyIds());
  const found = await Promise.all(
    nouns.flatMap(({ sealed = [] }) => sealed).map(({ column }) => column.findKeyBetween(db, gaps)),
  );
  const foreign = found.find((keyId) => keyId !== undefined);
  if (foreign)
    throw new ConfigError(
      `The key file ${keyFile} lacks the key ${foreign.toString('hex')}, with which something ` +
        'in this bank is sealed. Bring its newest copy here.',
    );
}

async function readKeyCheck(db: Database): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ value: Buffer }>('SELECT value FROM key_check');
  return rows[0]?.value;
}

/** A second server of a new bank may be quicker: the first value stays. */
async function writeKeyCheck(db: Database, secrets: Secrets): Promise<Buffer | undefined> {
  await db.query('INSERT INTO key_check (value) VALUES ($1) ON CONFLICT DO NOTHING', [
    secrets.mac('key-check', 'larkmoor'),
  ]);
  return await readKeyCheck(db);
}
