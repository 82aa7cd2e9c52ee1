import type { Queryable } from '../../db/database.ts';
import { sealedColumn } from '../jobs/sealed-column.ts';

/** A page of a PDF, as a picture. */
export interface StoredPage {
  id: string;
  fileId: string;
  /** Of the file. */
  ownerId: string;
  /** From 1. */
  page: number;
  sealed: Buffer;
}

const columns = `id, file_id AS "fileId",
  coalesce((SELECT owner_id::text FROM stored_file WHERE id = file_id), '') AS "ownerId", page, sealed`;

export const sealedPages = sealedColumn<StoredPage>({
  table: 'stored_page',
  column: 'sealed',
  select: columns,
});

export async function findPage(
  db: Queryable,
  fileId: string,
  page: number,
): Promise<StoredPage | undefined> {
  const { rows } = await db.query<StoredPage>(
    `SELECT ${columns} FROM stored_page WHERE file_id = $1 AND page = $2`,
    [fileId, page],
  );
  return rows[0];
}

interface NewPage extends StoredPage {
  sizeBytes: number;
}

/** Keeps the first drawing of a page; nothing where its file is gone. */
export async function insertPage(
  db: Queryable,
  { id, fileId, page, sizeBytes, sealed }: NewPage,
): Promise<void> {
  await db.query(
    `INSERT INTO stored_page (id, file_id, page, size_bytes, sealed)
      SELECT $1, file.id, $3, $4, $5 FROM stored_file AS file WHERE file.id = $2 FOR KEY SHARE
      ON CONFLICT (file_id, page) DO NOTHING`,
    [id, fileId, page, sizeBytes, sealed],
  );
}
