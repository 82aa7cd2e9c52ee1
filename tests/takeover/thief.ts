import { codeOf } from '../support/second-factor.ts';
import type { Authenticator } from '../support/authenticator.ts';
import type { TestBank } from '../support/test-bank.ts';
import { callsThrough, type Door } from './places.ts';

/** The means by which an attacker can pass for the owner. */
export interface Means {
  password?: string;
  pin?: string;
  device?: Authenticator;
  /** The secret of the authenticator app. */
  seed?: string;
}

/** An attacker who holds something of a customer's. */
export interface Thief {
  /** The ways in which they can send a call: each is tried. */
  doors: Door[];
  means: Means;
  /** The mailboxes whose mail they read. Their own is always among them. */
  mailboxes: string[];
}

type Proof = Record<string, unknown>;

/** The proofs that a call with these fields can be given, from none to all that is held. */
export async function proofsFor(
  testBank: TestBank,
  door: Door,
  { password, pin, device, seed }: Means,
  fields: readonly string[],
): Promise<Proof[]> {
  const single: Proof[] = [
    ...(password === undefined ? [] : [{ password }]),
    ...(pin === undefined ? [] : [{ securityPin: pin }]),
    ...(seed === undefined ? [] : [{ code: await codeAfterAWhile(testBank, seed) }]),
  ].filter((proof) => Object.keys(proof).every((name) => fields.includes(name)));
  const together = Object.assign({}, ...single) as Proof;
  const passkey =
    device && fields.includes('passkey') ? await signedBy(testBank, door, device) : undefined;
  return [
    {},
    ...single,
    ...(single.length > 1 ? [together] : []),
    ...(passkey ? [passkey, { ...together, ...passkey }] : []),
  ];
}

/** As if half a minute had passed since the last code: each works once. */
export async function codeAfterAWhile({ bank }: TestBank, seed: string): Promise<string> {
  await bank.db.query('UPDATE authenticator_app SET last_step = 0');
  return codeOf(seed);
}

async function signedBy(
  { call }: TestBank,
  door: Door,
  device: Authenticator,
): Promise<Proof | undefined> {
  const { status, body } = await callsThrough(call, door)('POST', '/api/users/passkeys/prove');
  return status === 200 ? { passkey: device.get(body.options) } : undefined;
}
