import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { ConfigError } from '../config-error.ts';
import {
  createKeyFile,
  deriveKey,
  fingerprintOf,
  hashGenerations,
  type HashGeneration,
  readKeyFile,
  type HashPurpose,
  type KeyFile,
} from './key-file.ts';
import { refuse } from '../refusal.ts';
import { keyIdOf, openSealed, sealBytes, type SealingKey } from './seal.ts';
import { reasonOf } from '../reason-of.ts';

type SignPurpose = 'trail-block';
type SealPurpose = 'card-number' | 'file' | 'app-secret' | 'saved-application';

/** Ed25519 (RFC 8032): the key in 32 bytes, the signature in 64. */
export interface PublicSignature {
  publicKey: Buffer;
  signature: Buffer;
}

/** Keys derived from the bank's key file, each for one purpose. */
export interface Secrets {
  /** HMAC-SHA-256 under the newest key of the purpose. */
  mac(purpose: HashPurpose, text: string): Buffer;
  /** Under each key of the purpose, the newest first: what was made before is still found. */
  macs(purpose: HashPurpose, text: string): Buffer[];
  /** The key that `mac` uses, for values that keep which one made them; empty for the first one. */
  generation(purpose: HashPurpose): string;
  /**
   * Under the key that made a value.
   * @throws {Refusal} BUSY while the file lacks it.
   */
  macBy(generation: string, purpose: HashPurpose, text: string): Buffer;
  /** Ed25519 under the newest key of the file: anyone can verify it with the public key alone. */
  sign(purpose: SignPurpose, bytes: Buffer): PublicSignature;
  /** Encrypts bytes for the place they are kept at, under the newest key; `seal.ts` says how. */
  seal(purpose: SealPurpose, plain: Uint8Array, boundTo: string): Buffer;
  /**
   * Opens what `seal` made with any key of the file, also with one that was added since the start.
   * Throws when it was sealed for another purpose or place.
   * @throws {Refusal} BUSY while the file lacks the key: another server seals with it already.
   */
  unseal(purpose: SealPurpose, sealed: Buffer, boundTo: string): Buffer;
  /** The ids in front of what was sealed with a key older than the newest. */
  olderKeyIds(): Buffer[];
  /** The ids of every key that opens. */
  keyIds(): Buffer[];
  /**
   * Names the newest key by the first 8 hex digits of its hash: tells operators which key a bank
   * runs with, reveals nothing.
   */
  fingerprint(): string;
  /**
   * Reads the file again, for keys that were added.
   * @throws {ConfigError}, and goes on with the keys it has.
   */
  reload(): void;
}

/** The bytes in front of the 32 bytes of a private key of Ed25519 (RFC 8410). */
const privateKeyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingKeyOf(key: Buffer, purpose: SignPurpose): KeyObject {
  const seed = deriveKey(key, `sign ${purpose}`);
  return createPrivateKey({
    key: Buffer.concat([privateKeyHead, seed]),
    format: 'der',
    type: 'pkcs8',
  });
}

const publicKeyOf = (privateKey: KeyObject): Buffer =>
  Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url');

/** The public half of the key that a key of the file signs with. */
export const publicSigningKey = (key: Buffer, purpose: SignPurpose): Buffer =>
  publicKeyOf(signingKeyOf(key, purpose));

function readOrCreate(file: string, bankIsNew: boolean): KeyFile {
  if (!existsSync(file)) {
    if (!bankIsNew)
      throw new ConfigError(
        `This bank has data, but its key file ${file} is missing. Put the key back, or name it ` +
          'with BANK_KEY_FILE.',
      );
    createKeyFile(file);
  }
  return readKeyFile(file);
}

/** The keys of one reading of the file, with what was derived from them. */
function ringOf(file: KeyFile) {
  const derived = new Map<string, Buffer>();
  const once = (name: string, derive: () => Buffer): Buffer => {
    const key = derived.get(name) ?? derive();
    derived.set(name, key);
    return key;
  };
  const generations = new Map<HashPurpose, HashGeneration[]>();
  // Once for each purpose: each PIN and each session asks for them.
  const hashKeys = (purpose: HashPurpose): HashGeneration[] => {
    const known = generations.get(purpose) ?? hashGenerations(file, purpose);
    generations.set(purpose, known);
    return known;
  };
  const ids = file.keys.map((key) => Buffer.from(fingerprintOf(key), 'hex'));
  const newest = file.keys.length - 1;
  const opening = file.next ? [...file.keys, file.next] : file.keys;
  const openingIds = file.next ? [...ids, Buffer.from(fingerprintOf(file.next), 'hex')] : ids;
  const sealingKey = (index: number, purpose: SealPurpose): SealingKey => ({
    id: openingIds[index] as Buffer,
    bytes: once(`${index} ${purpose}`, () => deriveKey(opening[index] as Buffer, purpose)),
  });
  return {
    hashKeys,
    /** Of the key that waits, too: another server may use it already. */
    knownHashKeys: (purpose: HashPurpose): HashGeneration[] => [
      ...hashKeys(purpose),
      ...(file.next
        ? [
            {
              id: fingerprintOf(file.next),
              key: once(`next ${purpose}`, () => deriveKey(file.next as Buffer, purpose)),
            },
          ]
        : []),
    ],
    newestKey: (purpose: SealPurpose) => sealingKey(newest, purpose),
    newestSigningKey: (purpose: SignPurpose) => signingKeyOf(file.keys[newest] as Buffer, purpose),
    /** The key something was sealed with, if it is one of these. */
    keyFor(purpose: SealPurpose, sealed: Buffer): SealingKey | undefined {
      const index = openingIds.findIndex((id) => id.equals(keyIdOf(sealed)));
      return index === -1 ? undefined : sealingKey(index, purpose);
    },
    olderIds: ids.slice(0, newest),
    openingIds,
  };
}

type Ring = ReturnType<typeof ringOf>;

/**
 * @throws {ConfigError} when the file belongs to another bank now: no one could log in, and what is
 * sealed from then on would be lost with it.
 */
function readAgain(file: string, known: Ring): Ring {
  const found = ringOf(readKeyFile(file));
  const own = known.hashKeys('key-check');
  if (found.hashKeys('key-check').some(({ key }) => own.some((each) => each.key.equals(key))))
    return found;
  throw new ConfigError(`The key file ${file} is another bank's. Put this bank's own key back.`);
}

const hmac = ({ key }: HashGeneration, text: string) =>
  createHmac('sha256', key).update(text).digest();

const keyMissingRetrySeconds = 30;

/**
 * Reads the bank's keys. A key is made only for a bank without people: with data but no key the
 * bank refuses to start, because a new key would lock all customers out.
 * @param warn receives the text about a key that is missing in the file.
 * @throws {ConfigError} with what to do.
 */
export function openSecrets(
  file: string,
  bankIsNew: boolean,
  warn: (text: string) => void = () => undefined,
): Secrets {
  let ring = ringOf(readOrCreate(file, bankIsNew));
  const keyOfFile = (purpose: SealPurpose, sealed: Buffer): SealingKey => {
    let problem = `the key file ${file} lacks`;
    try {
      const found = readAgain(file, ring);
      const key = found.keyFor(purpose, sealed);
      if (key) {
        ring = found;
        return key;
      }
    } catch (error) {
      problem = `could not be looked for (${reasonOf(error)})`;
    }
    warn(
      `Something is sealed with the key ${keyIdOf(sealed).toString('hex')}, which ${problem}. ` +
        'Bring the newest copy of the key file here.',
    );
    refuse('BUSY', { retryAfterSeconds: keyMissingRetrySeconds });
  };
  const newest = (purpose: HashPurpose) => ring.hashKeys(purpose).at(-1) as HashGeneration;
  const generationOf = (id: string, purpose: HashPurpose) =>
    ring.knownHashKeys(purpose).find((each) => each.id === id);
  return {
    mac: (purpose, text) => hmac(newest(purpose), text),
    macs: (purpose, text) =>
      ring
        .knownHashKeys(purpose)
        .toReversed()
        .map((generation) => hmac(generation, text)),
    generation: (purpose) => newest(purpose).id,
    macBy(id, purpose, text) {
      const known = generationOf(id, purpose);
      if (known) return hmac(known, text);
      let problem = `the key file ${file} lacks`;
      try {
        ring = readAgain(file, ring);
        const found = generationOf(id, purpose);
        if (found) return hmac(found, text);
      } catch (error) {
        problem = `could not be looked for (${reasonOf(error)})`;
      }
      warn(
        `Something was made with the key ${id}, which ${problem}. Bring the newest copy of the ` +
          'key file here.',
      );
      return refuse('BUSY', { retryAfterSeconds: keyMissingRetrySeconds });
    },
    sign(purpose, bytes) {
      const privateKey = ring.newestSigningKey(purpose);
      return { publicKey: publicKeyOf(privateKey), signature: sign(null, bytes, privateKey) };
    },
    seal: (purpose, plain, boundTo) => sealBytes(ring.newestKey(purpose), plain, boundTo),
    unseal: (purpose, sealed, boundTo) =>
      openSealed(ring.keyFor(purpose, sealed) ?? keyOfFile(purpose, sealed), sealed, boundTo),
    olderKeyIds: () => ring.olderIds,
    keyIds: () => ring.openingIds,
    fingerprint: () => ring.newestKey('file').id.toString('hex'),
    reload() {
      ring = readAgain(file, ring);
    },
  };
}
