import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
