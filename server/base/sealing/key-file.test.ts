import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeyFile, newKey, readKeyFile, replaceKeyFile } from './key-file.ts';

// Only root may give a file away; anybody else is its owner already.
const isRoot = process.getuid?.() === 0;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-key-file-'));
  file = join(folder, 'bank.key');
  createKeyFile(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a key file that another user rewrites stays its owner’s, and nobody else reads it', () => {
  if (isRoot) chownSync(file, 12_345, 12_346);
  const { uid, gid } = statSync(file);
  const content = readKeyFile(file);
  replaceKeyFile(file, { ...content, next: newKey() });
  const after = statSync(file);
  expect([after.uid, after.gid, after.mode & 0o777]).toEqual([uid, gid, 0o600]);
  expect(readKeyFile(file).keys).toEqual(content.keys);
});

test.runIf(isRoot)('its owner rewrites a key file also where its group is not theirs', () => {
  chownSync(folder, 12_345, 12_345);
  chownSync(file, 12_345, 12_346);
  const [before] = readKeyFile(file).keys;
  const asOwner = `import { newKey, readKeyFile, replaceKeyFile } from ${JSON.stringify(new URL('key-file.ts', import.meta.url))};
    process.setgroups([]); process.setgid(12345); process.setuid(12345);
    const content = readKeyFile(${JSON.stringify(file)});
    replaceKeyFile(${JSON.stringify(file)}, { ...content, next: newKey() });`;
  expect(
    spawnSync(process.execPath, ['--input-type=module', '-e', asOwner], { encoding: 'utf8' }),
  ).toMatchObject({ status: 0, stderr: '' });
  const { uid, mode } = statSync(file);
  expect([uid, mode & 0o777, readdirSync(folder)]).toEqual([12_345, 0o600, ['bank.key']]);
  expect(readKeyFile(file)).toMatchObject({ keys: [before], next: expect.any(Buffer) });
});

test('a link that waits where the new key file is written is not followed', () => {
  const elsewhere = join(folder, 'elsewhere');
  writeFileSync(elsewhere, 'as it was');
  symlinkSync(elsewhere, `${file}.unfinished`);
  replaceKeyFile(file, { ...readKeyFile(file), next: newKey() });
  expect([readFileSync(elsewhere, 'utf8'), statSync(file).mode & 0o777]).toEqual([
    'as it was',
    0o600,
  ]);
});

test.runIf(isRoot)(
  'a key that root gave to our group is read, and no other that others read',
  () => {
    chmodSync(folder, 0o755);
    const ours = 20_001;
    // The first as Kubernetes gives a Secret to the group of a pod.
    const given = [
      [0, ours, 0o440],
      [0, ours, 0o444],
      [0, ours, 0o460],
      [0, 20_002, 0o440],
      [12_346, ours, 0o440],
      [12_345, ours, 0o440],
    ] as const;
    const copies = given.map(([uid, gid, mode], index) => {
      const copy = `${file}.${index}`;
      copyFileSync(file, copy);
      chownSync(copy, uid, gid);
      chmodSync(copy, mode);
      return copy;
    });
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { readKeyFile } from ${JSON.stringify(new URL('key-file.ts', import.meta.url))};
      process.setgroups([${ours}]); process.setgid(12345); process.setuid(12345);
      for (const copy of ${JSON.stringify(copies)})
        try { readKeyFile(copy); console.log('read'); } catch (error) { console.log(error.message); }`,
      ],
      { encoding: 'utf8' },
    );
    const byOthers = (mode: string) => expect.stringContaining(`readable by others (mode ${mode})`);
    expect(stdout.trim().split('\n')).toEqual([
      'read',
      byOthers('444'),
      byOthers('460'),
      byOthers('440'),
      byOthers('440'),
      byOthers('440'),
    ]);
  },
);
