import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-key-'));
  file = join(folder, 'bank.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new bank gets a key only its owner can read, and the same key again at the next start', () => {
  const first = openSecrets(file, true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSecrets(file, false).mac('pin-pepper', 'x')).toEqual(first.mac('pin-pepper', 'x'));
});

test('each purpose has its own key', () => {
  const secrets = openSecrets(file, true);
  expect(secrets.mac('pin-pepper', 'x')).not.toEqual(secrets.mac('password-pepper', 'x'));
});

test('a bank with data and no key refuses to start, and makes none', () => {
  expect(() => openSecrets(file, false)).toThrow('is missing');
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('a key that others can read is refused', () => {
  openSecrets(file, true);
  chmodSync(file, 0o644);
  expect(() => openSecrets(file, false)).toThrow('chmod 600');
});

test('a file that is no key is refused', () => {
  writeFileSync(file, 'hello', { mode: 0o600 });
  expect(() => openSecrets(file, false)).toThrow('does not hold a key');
});

describe('what is sealed', () => {
  const plain = Buffer.from('4111 and more');

  test('opens again with the same key, also after a restart, and is never the same bytes twice', () => {
    const sealed = openSecrets(file, true).seal('card-number', plain, 'card:1');
    const again = openSecrets(file, false);
    expect(again.unseal('card-number', sealed, 'card:1')).toEqual(plain);
    expect(sealed.includes(plain)).toBe(false);
    expect(again.seal('card-number', plain, 'card:1')).not.toEqual(sealed);
  });

  test('does not open for another place or purpose, nor after a changed byte', () => {
    const { seal, unseal } = openSecrets(file, true);
    const sealed = seal('card-number', plain, 'card:1');
    expect(() => unseal('card-number', sealed, 'card:2')).toThrow('unable to authenticate');
    expect(() => unseal('file', sealed, 'card:1')).toThrow('unable to authenticate');
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => unseal('card-number', changed, 'card:1')).toThrow('unable to authenticate');
  });

  test('names both keys when a bank is opened with another one', () => {
    const sealed = openSecrets(file, true).seal('card-number', plain, 'card:1');
    const other = openSecrets(join(folder, 'other.key'), true);
    expect(() => other.unseal('card-number', sealed, 'card:1')).toThrow(`but this bank runs with ${other.fingerprint()}`);
  });
});
