import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { verifyBooks as verify } from '../../server/ledger/verify.ts';

/** Fails the test, naming every broken place, when the books do not balance. */
export async function verifyBooks(db: Database): Promise<void> {
  const { findings, dayFindings } = await verify(db);
  expect([...findings, ...dayFindings]).toEqual([]);
}
