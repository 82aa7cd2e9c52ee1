import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from '../errors.ts';

/**
 * Takes the data folder for this process until it ends; the kernel frees it even after kill -9. Two
 * engines on one folder lose money without an error. Node has no flock, but SQLite holds one of its
 * file locks as long as an exclusive transaction is open. Throws `DataFolderError` when another
 * process has it.
 * @returns what gives the folder free again
 */
export function lockDataFolder(dataDir: string): () => void {
  const holder = new DatabaseSync(join(dataDir, 'lock'));
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (!String(error).includes('locked')) throw error;
    throw new DataFolderError(
      `The data folder ${dataDir} is in use by another process of the bank. Stop that one ` +
        'first, or set BANK_DATA_DIR to another folder.',
    );
  }
  return () => holder.close();
}
