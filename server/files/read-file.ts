import type { Bank } from '../bank.ts';
import { findFile, type StoredFile } from './files-store.ts';
import { sealedFor } from './store-file.ts';

export interface ReadableFile extends Omit<StoredFile, 'sealed'> {
  bytes: Buffer;
}

/** A stored file, opened. Who may have it is the caller's question: compare `ownerId`. */
export async function readFile(bank: Bank, id: string): Promise<ReadableFile | undefined> {
  const stored = await findFile(bank.db, id);
  if (!stored) return undefined;
  const { sealed, ...file } = stored;
  return { ...file, bytes: bank.secrets.unseal('file', sealed, sealedFor(file)) };
}
