import type { writeToBankRoute } from '../../../contract/conversations.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import type { PreparedFile } from '../../services/files/prepare-upload.ts';
import { readFile } from '../../services/files/stored-file.ts';
import type { WaitingPart } from './conversations-store.ts';

interface Written {
  writing: BodyOf<typeof writeToBankRoute>;
  files: readonly PreparedFile[];
}

const saysTheSame = (
  { subject, conversation, message }: Written['writing'],
  part: WaitingPart,
): boolean =>
  part.message === message &&
  (conversation === undefined
    ? part.isFirst && part.subject === subject
    : part.conversationId === conversation);

/**
 * Whether the same files came along, byte by byte: another one under the same words is a message of
 * its own, and must not be lost.
 */
async function hasSameFiles(
  tx: Tx,
  { secrets }: Bank,
  { part, files }: { part: WaitingPart; files: readonly PreparedFile[] },
): Promise<boolean> {
  if (part.fileIds.length !== files.length) return false;
  for (const [index, id] of part.fileIds.entries()) {
    const known = await readFile({ db: tx, secrets }, id);
    if (!known || files[index]?.bytes.equals(known.bytes) !== true) return false;
  }
  return true;
}

/**
 * The message that waits and says the same in the same place: a writer who got no answer sends it
 * again.
 */
export async function findSameMessage(
  tx: Tx,
  bank: Bank,
  { waiting, writing, files }: Written & { waiting: WaitingPart[] },
): Promise<WaitingPart | undefined> {
  for (const part of waiting)
    if (saysTheSame(writing, part) && (await hasSameFiles(tx, bank, { part, files }))) return part;
  return undefined;
}
