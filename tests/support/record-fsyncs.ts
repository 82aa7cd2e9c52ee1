import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded first (`node --import`) into a process under test and its threads: every fsync that the system finished is a line "fsync" in the file RECORD_FILE, in the order of what else is recorded there.
 */
const recordFile = process.env['RECORD_FILE'] ?? '';
const { fsyncSync } = fs;

fs.fsyncSync = (fileDescriptor) => {
  fsyncSync(fileDescriptor);
  appendFileSync(recordFile, 'fsync\n');
};
syncBuiltinESMExports();
