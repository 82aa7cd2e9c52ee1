import { expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets } from '../../base/sealing/secrets.ts';
import type { SignedInContext } from '../../context.ts';
import { endOfNonce, makeNonce } from './signing-nonce.ts';

const newKey = () => randomBytes(32).toString('hex');
const begun = Temporal.Instant.from('2026-11-30T12:00:00Z');

function secretsOf(...keys: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'larkmoor-nonce-')), 'bank.key');
  writeFileSync(file, `${keys.join('\n')}\n`, { mode: 0o600 });
  return openSecrets(file, false);
}

const secrets = secretsOf(newKey());

/** The parts of a request that a nonce is made of. */
const at = (now: Temporal.Instant, session = 'session', held = secrets) =>
  ({
    bank: { secrets: held, clock: { now: () => now } },
    session: { id: session },
  }) as unknown as SignedInContext;

const nonce = makeNonce(at(begun));

test('is ours for five minutes, in its session alone', () => {
  const ends = begun.add({ minutes: 5 });
  expect(endOfNonce(at(begun), nonce)).toEqual(ends);
  expect(endOfNonce(at(ends.subtract({ milliseconds: 1 })), nonce)).toEqual(ends);
  expect(endOfNonce(at(ends), nonce)).toBeUndefined();
  expect(endOfNonce(at(begun, 'another'), nonce)).toBeUndefined();
});

test('is another each time, and none with any byte changed, or more or fewer of them', () => {
  expect(makeNonce(at(begun))).not.toBe(nonce);
  const bytes = Buffer.from(nonce, 'base64url');
  const changed = [...bytes.keys()].map((place) => {
    const other = Buffer.from(bytes);
    other[place] = (other[place] ?? 0) ^ 1;
    return other;
  });
  const others = [...changed, bytes.subarray(1), Buffer.concat([bytes, Buffer.alloc(1)])];
  for (const other of others)
    expect(endOfNonce(at(begun), other.toString('base64url'))).toBeUndefined();
});

test('is not ours under the key of another bank', () => {
  expect(endOfNonce(at(begun, 'session', secretsOf(newKey())), nonce)).toBeUndefined();
});
