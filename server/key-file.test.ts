import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeyFile, newKey, readKeyFile, replaceKeyFile } from './key-file.ts';

test('a key file that another user rewrites stays its owner’s, and nobody else reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-key-file-'));
  const file = join(folder, 'bank.key');
  createKeyFile(file);
  // Only root may give a file away; anybody else is its owner already.
  if (process.getuid?.() === 0) chownSync(file, 12_345, 12_346);
  const { uid, gid } = statSync(file);
  const content = readKeyFile(file);
  replaceKeyFile(file, { ...content, next: newKey() });
  const after = statSync(file);
  expect([after.uid, after.gid, after.mode & 0o777]).toEqual([uid, gid, 0o600]);
  expect(readKeyFile(file).keys).toEqual(content.keys);
  rmSync(folder, { recursive: true });
});
