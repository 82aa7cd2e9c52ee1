import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SignedInContext } from '../../context.ts';
import { challengeMinutes } from './challenges-store.ts';

const endBytes = 6;
const randomPart = 10;
const bytes = 32;

const nowMs = ({ bank }: SignedInContext) => bank.clock.now().epochMilliseconds;

const signedText = ({ session }: SignedInContext, head: Buffer) =>
  `${session.id}:${head.toString('hex')}`;

/**
 * Makes the nonce of a text that a device signs: the time it ends, ten random bytes, and half of an
 * HMAC over both and the session. So it is known for ours without a row for each device that is
 * asked.
 */
export function makeNonce(ctx: SignedInContext): string {
  const head = Buffer.alloc(endBytes + randomPart);
  head.writeUIntBE(nowMs(ctx) + challengeMinutes * 60_000, 0, endBytes);
  randomBytes(randomPart).copy(head, endBytes);
  const mac = ctx.bank.secrets.mac('signing-nonce', signedText(ctx, head));
  return Buffer.concat([head, mac], bytes).toString('base64url');
}

/** When a nonce of ours ends; undefined where it has, or was made for another session. */
export function endOfNonce(ctx: SignedInContext, nonce: string): Temporal.Instant | undefined {
  const given = Buffer.from(nonce, 'base64url');
  const head = given.subarray(0, endBytes + randomPart);
  if (given.length !== bytes) return undefined;
  const isOurs = ctx.bank.secrets
    .macs('signing-nonce', signedText(ctx, head))
    .some((mac) => timingSafeEqual(given, Buffer.concat([head, mac], bytes)));
  const endsMs = head.readUIntBE(0, endBytes);
  return isOurs && endsMs > nowMs(ctx) ? Temporal.Instant.fromEpochMilliseconds(endsMs) : undefined;
}
