import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../base/sealing/secrets.ts';
import {
  fitsSlowly,
  hashSlowly,
  type Hashing,
  isOutdated,
  takeApart,
  withMark,
} from '../users/password-hash.ts';

/**
 * A PIN as the bank keeps it, for as long as servers of 0.2 may run: they know the slow hash alone.
 * The MAC is of the PIN of that very hash, whose salt it names, so a PIN that such a server has
 * replaced since then is never judged by the MAC of the one before.
 */
export interface KeptPin {
  /** argon2id, with the mark of its key. */
  pinHash: string;
  /** `SALT:MAC`; null while no server that makes it has seen the PIN. */
  pinMac: string | null;
}

interface GivenPin {
  userId: string;
  pin: string;
}

/** The slow hash is bound to its owner, so that equal PINs do not look alike. */
const peppered = (secrets: Secrets, generation: string, { userId, pin }: GivenPin) =>
  secrets.macBy(generation, 'pin-pepper', `${userId}:${pin}`).toString('base64');

/** The salt in `$argon2id$v=19$m=…$SALT$HASH`. */
const saltOf = (argon: string): string => argon.split('$')[4] ?? '';

/**
 * HMAC-SHA-256 under the key outside the database, over owner, salt and PIN. Four digits are no
 * match for any hash once the key is known, and without it none of them can be tried; so a slow one
 * would protect nothing and cost 18 ms of a core for each payment (decision 0158).
 */
function macOf(secrets: Secrets, pinHash: string, { userId, pin }: GivenPin): Buffer {
  const { generation, argon } = takeApart(pinHash);
  return secrets.macBy(generation, 'pin-pepper', `mac:${userId}:${saltOf(argon)}:${pin}`);
}

const macFor = (secrets: Secrets, pinHash: string, given: GivenPin): string =>
  `${saltOf(takeApart(pinHash).argon)}:${macOf(secrets, pinHash, given).toString('base64')}`;

/** Makes what is kept of a PIN, under the newest key. */
export async function keepPin(
  { bank: { secrets }, caller }: Hashing,
  given: GivenPin,
): Promise<KeptPin> {
  const generation = secrets.generation('pin-pepper');
  const argon = await hashSlowly('pin', caller, peppered(secrets, generation, given));
  const pinHash = withMark(generation, argon);
  return { pinHash, pinMac: macFor(secrets, pinHash, given) };
}

/** The MAC that was made for the PIN of this hash; undefined where there is none. */
function currentMac({ pinHash, pinMac }: KeptPin): Buffer | undefined {
  const [salt, mac] = pinMac?.split(':') ?? [];
  return mac !== undefined && salt === saltOf(takeApart(pinHash).argon)
    ? Buffer.from(mac, 'base64')
    : undefined;
}

/** Says whether it is the PIN: at once where a MAC was made for it, else by the slow hash. */
export async function isPin(
  { bank: { secrets }, caller }: Hashing,
  kept: KeptPin,
  given: GivenPin,
): Promise<boolean> {
  const mac = currentMac(kept);
  if (mac) return timingSafeEqual(mac, macOf(secrets, kept.pinHash, given));
  const { generation, argon } = takeApart(kept.pinHash);
  return await fitsSlowly('pin', caller, { argon, peppered: peppered(secrets, generation, given) });
}

/** Makes what is kept of a right PIN from now on; undefined where nothing changes. */
export async function renewedPin(
  hashing: Hashing,
  kept: KeptPin,
  given: GivenPin,
): Promise<KeptPin | undefined> {
  const { secrets } = hashing.bank;
  if (isOutdated(secrets, 'pin-pepper', kept.pinHash)) return await keepPin(hashing, given);
  if (currentMac(kept)) return undefined;
  return { pinHash: kept.pinHash, pinMac: macFor(secrets, kept.pinHash, given) };
}
