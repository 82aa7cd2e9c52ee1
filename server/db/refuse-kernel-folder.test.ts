import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { refuseKernelFolder } from './refuse-kernel-folder.ts';

describe.runIf(process.platform === 'linux')('a data folder that belongs to the kernel', () => {
  test.each([
    ['/proc', '/proc', 'proc'],
    ['/proc/bank/data', '/proc', 'proc'],
    ['/sys/bank', '/sys', 'sysfs'],
  ])(
    '%s is refused at once, whichever the engine, with the setting and the reason',
    async (dataDir, folder, name) => {
      for (const databaseUrl of [undefined, 'postgres://nobody@127.0.0.1:1/none'])
        await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
          `BANK_DATA_DIR is "${dataDir}", but nothing can be kept there: ${folder} is no disk, ` +
            `it belongs to the kernel (${name}). Set it to a folder on a disk.`,
        );
    },
  );
});

test('a folder that is not there yet is taken where it can be made', () => {
  for (const place of [tmpdir(), homedir()])
    expect(() => refuseKernelFolder(join(place, 'not', 'there', 'yet'))).not.toThrow();
});
