import fs, { appendFileSync, existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded first (`node --import`) into a process under test and its threads: every fsync that the
 * system finished is a line "fsync" in the file RECORD_FILE, in the order of what else is recorded
 * there. While there is a file RECORD_FILE.broken-disk, fsync fails as on a broken disk.
 */
const recordFile = process.env['RECORD_FILE'] ?? '';
const { fsyncSync } = fs;

fs.fsyncSync = (fileDescriptor) => {
  if (existsSync(`${recordFile}.broken-disk`))
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(fileDescriptor);
  appendFileSync(recordFile, 'fsync\n');
};
syncBuiltinESMExports();
