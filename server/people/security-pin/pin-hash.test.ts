import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSecrets } from '../../base/sealing/secrets.ts';
import { theBank } from '../../services/turns/caller.ts';
import { isPin, keepPin, renewedPin } from './pin-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkmoor-pin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hashing = { bank: { secrets: openSecrets(join(folder, 'key'), true) }, caller: theBank };
const alice = { userId: 'alice', pin: '4711' };

test('a PIN fits itself, at once and by the hash of older servers, and no other owner [S-04]', async () => {
  const kept = await keepPin(hashing, alice);
  for (const each of [kept, { ...kept, pinMac: null }]) {
    expect(await isPin(hashing, each, alice)).toBe(true);
    expect(await isPin(hashing, each, { ...alice, pin: '4712' })).toBe(false);
    expect(await isPin(hashing, each, { ...alice, userId: 'bruno' })).toBe(false);
  }
  expect(kept.pinMac).not.toContain('4711');
  expect((await keepPin(hashing, alice)).pinMac).not.toBe(kept.pinMac);
});

test('a PIN that an older server kept gets its MAC at its next use, and its hash stays', async () => {
  const kept = await keepPin(hashing, alice);
  const older = { pinHash: kept.pinHash, pinMac: null };
  expect(await renewedPin(hashing, older, alice)).toEqual(kept);
  expect(await renewedPin(hashing, kept, alice)).toBeUndefined();
});

test('the MAC of a PIN that an older server has replaced decides nothing', async () => {
  const before = await keepPin(hashing, alice);
  const next = { ...alice, pin: '8264' };
  const after = await keepPin(hashing, next);
  const mixed = { pinHash: after.pinHash, pinMac: before.pinMac };
  expect(await isPin(hashing, mixed, next)).toBe(true);
  expect(await isPin(hashing, mixed, alice)).toBe(false);
  expect(await renewedPin(hashing, mixed, next)).toEqual(after);
});
