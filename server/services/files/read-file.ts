import type { Queryable } from '../../db/database.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import { findFile, type StoredFile } from './files-store.ts';
import { sealedFor } from './store-file.ts';

export interface ReadableFile extends Omit<StoredFile, 'sealed'> {
  bytes: Buffer;
}

/** A stored file, opened. Who may have it is the caller's question: compare `ownerId`. */
export async function readFile(
  { db, secrets }: { db: Queryable; secrets: Secrets },
  id: string,
): Promise<ReadableFile | undefined> {
  const stored = await findFile(db, id);
  if (!stored) return undefined;
  const { sealed, ...file } = stored;
  return { ...file, bytes: secrets.unseal('file', sealed, sealedFor(file)) };
}
