import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf, readKeyFile } from '../../server/base/sealing/key-file.ts';

const bankFile = join(import.meta.dirname, '..', 'bank.ts');

test('`key init` makes a key for a bank that cannot make its own, and never over one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bank.key');
  const init = () =>
    spawnSync(process.execPath, [bankFile, 'key', 'init'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], BANK_KEY_FILE: file },
    });
  const { status, stdout } = init();
  const [key] = readKeyFile(file).keys;
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${fingerprintOf(key)} is in `)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const made = readFileSync(file, 'utf8');
  expect(init()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already, and was not changed'),
  });
  expect(readFileSync(file, 'utf8')).toBe(made);
});
