import { randomUUID } from 'node:crypto';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { Queryable } from '../../db/database.ts';
import { findPage, insertPage, type StoredPage } from './pages-store.ts';

interface Opened {
  db: Queryable;
  secrets: Secrets;
}

/** A page that was moved to another row, file, place or owner does not open. */
export const sealedForPage = ({
  id,
  fileId,
  page,
  ownerId,
}: Pick<StoredPage, 'id' | 'fileId' | 'page' | 'ownerId'>) =>
  `page:${id}:${fileId}:${page}:${ownerId}`;

/** Seals a page with the newest key. */
export const resealPage = (secrets: Secrets, page: StoredPage): Buffer =>
  secrets.seal(
    'file',
    secrets.unseal('file', page.sealed, sealedForPage(page)),
    sealedForPage(page),
  );

/** Keeps a page that was drawn, encrypted as its file is. */
export async function keepPage(
  { db, secrets }: Opened,
  at: Pick<StoredPage, 'fileId' | 'page' | 'ownerId'>,
  picture: Buffer,
): Promise<void> {
  const row = { id: randomUUID(), ...at };
  const sealed = secrets.seal('file', picture, sealedForPage(row));
  await insertPage(db, { ...row, sizeBytes: picture.length, sealed });
}

/** A page as it was drawn; undefined where it is not kept. */
export async function openPage(
  { db, secrets }: Opened,
  fileId: string,
  page: number,
): Promise<Buffer | undefined> {
  const kept = await findPage(db, fileId, page);
  return kept && secrets.unseal('file', kept.sealed, sealedForPage(kept));
}
