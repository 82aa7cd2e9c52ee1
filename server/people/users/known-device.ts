import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Bank } from '../../bank.ts';
import { cookieName, strictCookie } from '../../http/cookies.ts';
import type { Exchange } from '../../http/handler.ts';
import type { StoredUser } from './users-store.ts';

const name = 'larkmoor-device';
const yearSeconds = 365 * 86_400;

/** A browser that is paired with its sessions, or any other program. Neither vouches for the other. */
export const deviceKinds = ['browser', 'program'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * A person signed in here with a browser or a program, or chose a new password here with a mailed
 * link: strangers' failures slow down none of these, but only a login makes it no new device.
 */
type Standing = DeviceKind | 'reset';

/** The word in the signed text; a browser's is from before programs were distinguished. */
const signedWord = { browser: 'signed-in', program: 'program', reset: 'reset' } as const;

/** Of one epoch: whatever ends every session of a person ends what their devices are known by. */
type Owner = Pick<StoredUser, 'id' | 'authEpoch'>;

const signedText = (standing: Standing, { id, authEpoch }: Owner, random: string) =>
  `${signedWord[standing]}:${id}:${authEpoch}:${random}`;

/** A family shares a browser; a cookie has room for this many of its people. */
const maxPeople = 5;
const randomShape = /^[\w-]{22}$/;

interface DeviceCookie {
  random: string;
  /** One for each person who has signed in here, the latest first. */
  signatures: string[];
}

function readCookie(bank: Bank, request: FastifyRequest): DeviceCookie | undefined {
  const [random = '', ...signatures] = (request.cookies[cookieName(bank.config, name)] ?? '').split(
    '.',
  );
  return randomShape.test(random)
    ? { random, signatures: signatures.slice(0, maxPeople) }
    : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isKnownAs(
  bank: Bank,
  { random, signatures }: DeviceCookie,
  standing: Standing,
  owner: Owner,
): boolean {
  const expected = bank.secrets.macs('known-device', signedText(standing, owner, random));
  return signatures.some((given) =>
    expected.some((each) => isSame(given, each.toString('base64url'))),
  );
}

/**
 * The device's own random text, when this device has signed in as this person before, or chosen
 * their password.
 */
export function readKnownDevice(
  bank: Bank,
  request: FastifyRequest,
  owner: Owner,
): string | undefined {
  const cookie = readCookie(bank, request);
  if (!cookie) return undefined;
  return [...deviceKinds, 'reset' as const].some((each) => isKnownAs(bank, cookie, each, owner))
    ? cookie.random
    : undefined;
}

/** @returns true where this person has signed in here, with this kind, in their current epoch. */
export function hasSignedInHere(
  bank: Bank,
  { request, kind }: { request: FastifyRequest; kind: DeviceKind },
  owner: Owner,
): boolean {
  const cookie = readCookie(bank, request);
  return cookie !== undefined && isKnownAs(bank, cookie, kind, owner);
}

/**
 * Remembers this device for this person, together with others who have logged in here before, so
 * that strangers' failures never slow its owner down.
 * @returns its own random text.
 */
export function rememberDevice(
  bank: Bank,
  { request, reply }: Exchange,
  owner: Owner,
  standing: Standing,
): string {
  const { random, signatures } = readCookie(bank, request) ?? {
    random: randomBytes(16).toString('base64url'),
    signatures: [],
  };
  const own = bank.secrets
    .mac('known-device', signedText(standing, owner, random))
    .toString('base64url');
  const people = [own, ...signatures.filter((other) => other !== own)].slice(0, maxPeople);
  void reply.setCookie(
    cookieName(bank.config, name),
    [random, ...people].join('.'),
    strictCookie(bank.config, yearSeconds),
  );
  return random;
}

/**
 * A change by the owner ends what all devices are known by. The one it is made on stays known, and
 * its next sign-in is no news. Known in the epoch of this very change: one that follows at once, as
 * the owner's reset after a thief's change, makes it unknown; and one that was not made (false)
 * keeps nothing known.
 */
export async function keepDeviceKnown<T>(
  bank: Bank,
  exchange: Exchange,
  find: () => Promise<StoredUser | undefined>,
  change: () => Promise<T>,
): Promise<T> {
  const before = await find();
  const { request } = exchange;
  const kind =
    before && deviceKinds.find((each) => hasSignedInHere(bank, { request, kind: each }, before));
  const changed = await change();
  if (!before || !kind || changed === false) return changed;
  const after = await find();
  if (after?.authEpoch === before.authEpoch + 1) rememberDevice(bank, exchange, after, kind);
  return changed;
}
