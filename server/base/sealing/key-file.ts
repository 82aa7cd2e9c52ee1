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
import { ConfigError } from '../config-error.ts';

/**
 * The purposes for which a key hashes text. Kept hashes need the key that made them, so it outlives
 * the key that it was derived from, as a generation of its own.
 */
export const hashPurposes = [
  'password-pepper',
  'pin-pepper',
  'known-device',
  'recovery-code',
  'card-index',
  'card-code',
  'signed-path',
  'signing-nonce',
  'file-digest',
  'key-check',
  'trail-block',
  'draft-key',
  'unknown-name',
] as const;
export type HashPurpose = (typeof hashPurposes)[number];

/** One key of a purpose, by the fingerprint of the key that it was derived from. */
export interface HashGeneration {
  /** Empty for the first one. */
  id: string;
  key: Buffer;
}

/** The keys of a bank: hexadecimal, one a line, the oldest first; the last one seals. */
export interface KeyFile {
  keys: [Buffer, ...Buffer[]];
  /** Opens already and seals nothing yet, until every server knows it. */
  next: Buffer | undefined;
  /** Hash keys kept from keys that were dropped, the oldest first. */
  hashKeys: Map<HashPurpose, HashGeneration[]>;
  /**
   * The fingerprint of the first key that has hash keys of its own. Without it the oldest key has
   * the only ones.
   */
  renewedFrom: string | undefined;
}

const keyBytes = 32;

export const newKey = (): Buffer => randomBytes(keyBytes);

/** First 8 hex digits of a key's hash: names a key, reveals nothing. */
export const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 8);

export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, keyBytes));

/** Every key of a hash purpose, the oldest first: the last one makes what is made from now on. */
export function hashGenerations(
  { keys, hashKeys, renewedFrom }: KeyFile,
  purpose: HashPurpose,
): HashGeneration[] {
  const ids = keys.map(fingerprintOf);
  const firstRenewed = renewedFrom === undefined ? keys.length : ids.indexOf(renewedFrom);
  const first = firstRenewed > 0 ? [{ id: '', key: deriveKey(keys[0], purpose) }] : [];
  return [
    ...(hashKeys.get(purpose) ?? first),
    ...keys
      .map((key, index) => ({ id: ids[index] ?? '', key: deriveKey(key, purpose) }))
      .slice(firstRenewed),
  ];
}

/**
 * Says whether root gave the file to our group, as Kubernetes gives a Secret to the group of a pod:
 * root then decides who else is in that group.
 */
function isSecretOfSystem({ uid, gid }: { uid: number; gid: number }): boolean {
  const groups = [process.getegid?.(), ...(process.getgroups?.() ?? [])];
  return uid === 0 && process.geteuid?.() !== 0 && groups.includes(gid);
}

/** @throws {ConfigError} when the file is readable by others or holds anything but keys. */
export function readKeyFile(file: string): KeyFile {
  const found = statSync(file);
  if (!found.isFile())
    throw new ConfigError(
      `The key file ${file} is not a file. Name the file itself with BANK_KEY_FILE.`,
    );
  const mode = found.mode & 0o777;
  if (mode & (isSecretOfSystem(found) ? 0o037 : 0o077))
    throw new ConfigError(
      `The key file ${file} is readable by others (mode ${mode.toString(8)}). Run: chmod 600 ` +
        file,
    );
  const keys: Buffer[] = [];
  const hashKeys: KeyFile['hashKeys'] = new Map();
  let renewedFrom: string | undefined;
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
    else if (key && (words.length === 3 || words.length === 4) && words[0] === 'hash' && purpose)
      hashKeys.set(purpose, [
        ...(hashKeys.get(purpose) ?? []),
        { id: words.length === 4 ? (words[2] ?? '') : '', key },
      ]);
    else if (words.length === 2 && words[0] === 'renewed' && /^[0-9a-f]{8}$/.test(words[1] ?? ''))
      renewedFrom = words[1];
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
  if (renewedFrom !== undefined && !keys.some((key) => fingerprintOf(key) === renewedFrom))
    throw new ConfigError(
      `The key file ${file} names the key ${renewedFrom} and does not hold it.`,
    );
  return { keys: [first, ...others], next, hashKeys, renewedFrom };
}

function textOf({ keys, next, hashKeys, renewedFrom }: KeyFile): string {
  const lines = [
    ...[...hashKeys].flatMap(([purpose, generations]) =>
      generations.map(({ id, key }) =>
        ['hash', purpose, ...(id === '' ? [] : [id]), key.toString('hex')].join(' '),
      ),
    ),
    ...(renewedFrom === undefined ? [] : [`renewed ${renewedFrom}`]),
    ...keys.map((key) => key.toString('hex')),
    ...(next ? [`next ${next.toString('hex')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Never over a key that is there: of two first starts at once the second takes what the first one
 * made. @returns whether this one made it.
 */
export function createKeyFile(file: string): boolean {
  try {
    const content = {
      keys: [newKey()] as [Buffer],
      next: undefined,
      hashKeys: new Map(),
      renewedFrom: undefined,
    };
    writeFileSync(file, textOf(content), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Writes a new file for its owner alone. */
function writeFor({ uid, gid }: { uid: number; gid: number }, file: string, text: string): void {
  // Never into a file that exists: with root's rights a link would be followed to another user's
  // file.
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
