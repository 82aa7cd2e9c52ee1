import { rowByRow } from '../jobs/row-by-row.ts';
import { sealedFiles, type StoredFile } from './files-store.ts';
import { sealedFor } from './stored-file.ts';

/**
 * Seals files again that an older key sealed, one by one, while everything goes on; afterwards that
 * key opens nothing here.
 */
export const resealFiles = rowByRow<StoredFile>({
  atOnce: 1,
  turns: 50,
  lock: (tx, { bank }, due) => sealedFiles.lockSealedWith(tx, bank.secrets.olderKeyIds(), due),
  idOf: ({ id }) => id,
  async work(tx, { bank: { secrets } }, files) {
    for (const file of files) {
      const plain = secrets.unseal('file', file.sealed, sealedFor(file));
      await sealedFiles.replace(tx, file.id, secrets.seal('file', plain, sealedFor(file)));
    }
  },
});
