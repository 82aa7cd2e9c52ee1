import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import { endCase } from '../../desk/cases-store.ts';
import { findIdentityCases, takeIdentityCasesBack } from './identity-store.ts';
import { openIdentityCase } from './open-identity-case.ts';

interface Former {
  userId: string;
  /** As the customer has them again. */
  fullName: string;
  fileId: string | null;
  /** When the document of before was handed in; null: there was none. */
  lastCaseAt: Temporal.Instant | null;
}

/**
 * After name and document are again what they were: what was handed in since proves nothing, and a
 * document that staff had not decided on yet waits for them again. The caller holds the customer's
 * lock.
 */
export async function bringIdentityBack(
  tx: Tx,
  bank: Bank,
  { userId, fullName, fileId, lastCaseAt }: Former,
): Promise<void> {
  await takeIdentityCasesBack(tx, userId, lastCaseAt);
  const [latest] = await findIdentityCases(tx, userId, 1);
  const isThere = latest?.fileId === fileId && latest.statedName === fullName;
  if (fileId !== null && !isThere)
    await openIdentityCase(tx, bank, {
      userId,
      formerName: fullName,
      statedName: fullName,
      newFileId: fileId,
      formerFileId: null,
    });
  else if (latest?.state !== 'waiting')
    await endCase(tx, { kind: 'identity_document', id: userId });
}
