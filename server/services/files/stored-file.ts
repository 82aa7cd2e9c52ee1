import { randomUUID } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  countFilesSince,
  type FilePurpose,
  findFile,
  insertFile,
  type StoredFile,
} from './files-store.ts';
import type { PreparedFile } from './prepare-upload.ts';
import { keepPage } from './stored-page.ts';

/** The most a customer may send in 24 hours: enough for a person, too little to fill a disk. */
const quota = { files: 20, bytes: 50 * 1024 * 1024, hours: 24 } as const;

/** Bytes that were moved to another row, or to another person's, do not open. */
export const sealedFor = ({ id, ownerId }: Pick<StoredFile, 'id' | 'ownerId'>) =>
  `file:${id}:${ownerId}`;

/** Seals a file with the newest key. */
export const resealFile = (secrets: Secrets, file: StoredFile): Buffer =>
  secrets.seal('file', secrets.unseal('file', file.sealed, sealedFor(file)), sealedFor(file));

interface NewFile {
  ownerId: string;
  purpose: FilePurpose;
  file: PreparedFile;
}

/**
 * Stores a prepared file, encrypted, under an id that cannot be guessed, with the pages it is shown
 * as. Pass the transaction of what names it.
 * @returns its id. Throws `Refusal` TOO_MANY_FILES (409) beyond the owner's quota.
 */
export async function storeFile(
  tx: Tx,
  bank: Bank,
  { ownerId, purpose, file }: NewFile,
): Promise<string> {
  const now = bank.clock.now();
  const sent = await countFilesSince(tx, ownerId, now.subtract({ hours: quota.hours }));
  const { mediaType, pages = [] } = file;
  const bytes = [file.bytes, ...pages].reduce((sum, { length }) => sum + length, 0);
  if (sent.count >= quota.files || sent.bytes + bytes > quota.bytes) refuse('TOO_MANY_FILES');
  const id = randomUUID();
  const sealed = bank.secrets.seal('file', file.bytes, sealedFor({ id, ownerId }));
  await insertFile(tx, {
    id,
    ownerId,
    purpose,
    mediaType,
    sizeBytes: file.bytes.length,
    sealed,
    createdAt: now,
    pages: file.pages?.length ?? null,
  });
  for (const [index, picture] of pages.entries())
    await keepPage(
      { db: tx, secrets: bank.secrets },
      { fileId: id, page: index + 1, ownerId },
      picture,
    );
  return id;
}

export interface ReadableFile extends Omit<StoredFile, 'sealed'> {
  bytes: Buffer;
}

/** A stored file, opened. The caller decides who may have it: compare `ownerId`. */
export async function readFile(
  { db, secrets }: { db: Queryable; secrets: Secrets },
  id: string,
): Promise<ReadableFile | undefined> {
  const stored = await findFile(db, id);
  if (!stored) return undefined;
  const { sealed, ...file } = stored;
  return { ...file, bytes: secrets.unseal('file', sealed, sealedFor(file)) };
}
