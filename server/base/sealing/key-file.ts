import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';

/**
 * What a key makes of text: kept values hang on it for good, so it outlives the key it was derived
 * from.
 */
export const hashPurposes = [
  'password-pepper',
  'pin-pepper',
  'known-device',
  'recovery-code',
  'card-index',
  'card-code',
  'signed-path',
  'file-digest',
  'key-check',
  'trail-block',
  'draft-key',
  'unknown-name',
] as const;
export type HashPurpose = (typeof hashPurposes)[number];

/** The keys of a bank: hexadecimal, one a line, the oldest first; the last one seals. */
export interface KeyFile {
  keys: [Buffer, ...Buffer[]];
  /** Opens already and seals nothing yet, until every server knows it. */
  next: Buffer | undefined;
  /** Hash keys kept from a key that was dropped; the others are derived from the oldest key. */
  hashKeys: Map<HashPurpose, Buffer>;
}

const keyBytes = 32;

export const newKey = (): Buffer => randomBytes(keyBytes);

/** First 8 hex digits of a key's hash: names a key, reveals nothing. */
export const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 8);

export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, keyBytes));

/** The key of a hash purpose: the same for the whole life of a bank. */
export function hashKeyOf({ keys, hashKeys }: KeyFile, purpose: HashPurpose): Buffer {
  return hashKeys.get(purpose) ?? deriveKey(keys[0], purpose);
}

/** @throws {ConfigError} when the file is readable by others or holds anything but keys. */
export function readKeyFile(file: string): KeyFile {
  const found = statSync(file);
  if (!found.isFile())
    throw new ConfigError(
      `The key file ${file} is not a file. Name the file itself with BANK_KEY_FILE.`,
    );
  const mode = found.mode & 0o777;
  if (mode & 0o077)
    throw new ConfigError(
      `The key file ${file} is readable by others (mode ${mode.toString(8)}). Run: chmod 600 ` +
        file,
    );
  const keys: Buffer[] = [];
  const hashKeys: KeyFile['hashKeys'] = new Map();
  let next: Buffer | undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const line of lines
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('#'))) {
    const words = line.split(' ');
    const key = /^[0-9a-f]{64}$/i.test(words.at(-1) ?? '')
      ? Buffer.from(words.at(-1) ?? '', 'hex')
      : undefined;
    const purpose = hashPurposes.find((name) => name === words[1]);
    if (key && words.length === 1 && !next) keys.push(key);
    else if (key && words.length === 2 && words[0] === 'next' && !next) next = key;
    else if (key && words.length === 3 && words[0] === 'hash' && purpose)
      hashKeys.set(purpose, key);
    else
      throw new ConfigError(
        `The key file ${file} does not hold a key of ${keyBytes} bytes in hexadecimal on each ` +
          'line.',
      );
  }
  const [first, ...others] = keys;
  if (!first)
    throw new ConfigError(
      `The key file ${file} does not hold a key of ${keyBytes} bytes in hexadecimal.`,
    );
  return { keys: [first, ...others], next, hashKeys };
}

function textOf({ keys, next, hashKeys }: KeyFile): string {
  const lines = [
    ...[...hashKeys].map(([purpose, key]) => `hash ${purpose} ${key.toString('hex')}`),
    ...keys.map((key) => key.toString('hex')),
    ...(next ? [`next ${next.toString('hex')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Never over a key that is there: of two first starts at once the second takes what the first one
 * made.
 */
export function createKeyFile(file: string): void {
  try {
    writeFileSync(file, textOf({ keys: [newKey()], next: undefined, hashKeys: new Map() }), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Writes a new file for its owner alone. */
function writeFor({ uid, gid }: { uid: number; gid: number }, file: string, text: string): void {
  // Never into what stands there: with root's rights a link would be followed to a file of somebody
  // else's.
  const handle = openSync(file, 'wx', 0o600);
  try {
    // Only root can give a file away. Anybody else who read the keys owns the file, and its group
    // may do nothing with it.
    if (process.geteuid?.() === 0) fchownSync(handle, uid, gid);
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * At every moment the old file or the new one is there, even if the process is killed. It keeps its
 * owner, since the bank must read what root wrote.
 */
export function replaceKeyFile(file: string, content: KeyFile): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    writeFor(statSync(file), unfinished, textOf(content));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
