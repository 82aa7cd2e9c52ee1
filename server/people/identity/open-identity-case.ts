import { randomUUID } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import { replaceIdentityCase } from './identity-store.ts';

interface HandedIn {
  userId: string;
  /** As it was before, and as it is now. */
  formerName: string;
  statedName: string;
  /** A document of this submission. */
  newFileId: string | undefined;
  /** The one that was there before. */
  formerFileId: string | null;
}

/**
 * Lets staff look at a new document, and at the old one again when the name it has to show is
 * another. The case that waited before is replaced, so that staff never decide on what the customer
 * has taken back. The caller holds the customer's lock.
 */
export async function openIdentityCase(
  tx: Tx,
  { clock }: Bank,
  { userId, formerName, statedName, newFileId, formerFileId }: HandedIn,
): Promise<void> {
  const fileId = newFileId ?? (statedName === formerName ? null : formerFileId);
  if (fileId !== null)
    await replaceIdentityCase(tx, {
      id: randomUUID(),
      userId,
      fileId,
      statedName,
      submittedAt: clock.businessNow(),
    });
}
