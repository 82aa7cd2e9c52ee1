import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { openSealed, sealBytes, type SealingKey } from './seal.ts';

type MacPurpose = 'password-pepper' | 'pin-pepper' | 'known-device' | 'card-index' | 'card-code' | 'signed-path' | 'file-digest';
type SealPurpose = 'card-number' | 'file';

/** Keys derived from the bank's one master key, each for one purpose. */
export interface Secrets {
  /** HMAC-SHA-256 under the purpose's own key. */
  mac(purpose: MacPurpose, text: string): Buffer;
  /** Encrypts bytes for the place they are kept at, under the purpose's own key; `seal.ts` says how. */
  seal(purpose: SealPurpose, plain: Uint8Array, boundTo: string): Buffer;
  /** Opens what `seal` made. Throws when it is not of this key, purpose and place. */
  unseal(purpose: SealPurpose, sealed: Buffer, boundTo: string): Buffer;
  /** First 8 hex digits of the master key's hash: tells operators which key a bank runs with, reveals nothing. */
  fingerprint: string;
}

const masterBytes = 32;

/** @throws {ConfigError} when the file is readable by others or is not a key of ours. */
function readMaster(file: string): Buffer {
  const mode = statSync(file).mode & 0o777;
  if (mode & 0o077) throw new ConfigError(`The key file ${file} is readable by others (mode ${mode.toString(8)}). Run: chmod 600 ${file}`);
  const master = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (master.length !== masterBytes) throw new ConfigError(`The key file ${file} does not hold a key of ${masterBytes} bytes in hexadecimal.`);
  return master;
}

function createMaster(file: string): Buffer {
  const master = randomBytes(masterBytes);
  // `wx`: never write over a key, even if two first starts race.
  writeFileSync(file, `${master.toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  chmodSync(file, 0o600);
  return master;
}

/**
 * Reads the master key. A key is made only for a bank without customers: with data but no key the bank refuses to start, because a new key would lock everybody out.
 * @throws {ConfigError} with what to do.
 */
export function openSecrets(file: string, bankIsNew: boolean): Secrets {
  if (!existsSync(file) && !bankIsNew)
    throw new ConfigError(`This bank has data, but its key file ${file} is missing. Put the key back, or name it with BANK_KEY_FILE.`);
  const master = existsSync(file) ? readMaster(file) : createMaster(file);
  const keys = new Map<MacPurpose | SealPurpose, Buffer>();
  const keyOf = (purpose: MacPurpose | SealPurpose): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  const fingerprint = createHash('sha256').update(master).digest('hex').slice(0, 8);
  const sealingKey = (purpose: SealPurpose): SealingKey => ({ id: Buffer.from(fingerprint, 'hex'), bytes: keyOf(purpose) });
  return {
    mac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest(),
    seal: (purpose, plain, boundTo) => sealBytes(sealingKey(purpose), plain, boundTo),
    unseal: (purpose, sealed, boundTo) => openSealed(sealingKey(purpose), sealed, boundTo),
    fingerprint,
  };
}
