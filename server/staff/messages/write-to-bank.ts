import { randomUUID } from 'node:crypto';
import { attachmentRules, type writeToBankRoute } from '../../../contract/people/conversations.ts';
import type { BodyOf, FilesOf } from '../../../contract/calls/route.ts';
import type { Bank } from '../../bank.ts';
import { newReference } from '../../base/new-reference.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { accountHolderName } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { type PreparedFile, prepareUpload } from '../../services/files/prepare-upload.ts';
import { readFile, storeFile } from '../../services/files/stored-file.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import {
  attachFiles,
  findParts,
  findWaitingParts,
  insertPart,
  type WaitingPart,
} from './conversations-store.ts';

/** Each message is read by staff, and its files are looked into. */
const perPerson: LimitRule = { name: 'own-message', points: 30, duration: 3600 };

/**
 * The limit of one person at a time: a flood of messages would keep the staff from all other
 * customers.
 */
const mostWaiting = 10;

/** Enough to read the small print of a letter. */
const maxSide = 2_400;

type Files = FilesOf<typeof writeToBankRoute>;
type Writing = BodyOf<typeof writeToBankRoute>;

async function prepareFiles(ctx: SignedInContext, files: Files): Promise<PreparedFile[]> {
  const prepared: PreparedFile[] = [];
  for (const field of Object.keys(attachmentRules) as (keyof Files)[]) {
    const file = files[field];
    if (file) prepared.push(await prepareUpload(ctx, { field, file, maxSide }));
  }
  return prepared;
}

/** The conversation that is begun or gone on with. */
async function headFor(tx: Tx, userId: string, { conversation, subject = '' }: Writing) {
  const id = randomUUID();
  if (conversation === undefined)
    return { id, conversationId: id, reference: newReference('MSG'), subject };
  const [first] = await findParts(tx, conversation);
  if (first?.senderId !== userId) return refuse('CONVERSATION_NOT_FOUND');
  return { id, conversationId: conversation, reference: first.reference, subject: first.subject };
}

/**
 * Keeps what a customer writes to the bank, with its files, for the staff's queue. The same words
 * and files again find the first.
 * @returns the conversation's id.
 */
export async function writeToBank(
  ctx: SignedInContext,
  writing: Writing,
  files: Files,
): Promise<string> {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const prepared = await prepareFiles(ctx, files);
  return await bank.db.tx(async (tx) => {
    const user = await lockActiveUser(tx, session.userId);
    const head = await headFor(tx, user.id, writing);
    const waiting = await findWaitingParts(tx, user.id);
    const same = await findSameMessage(tx, bank, { waiting, writing, files: prepared });
    if (same) return same.conversationId;
    if (waiting.length >= mostWaiting) refuse('MESSAGES_LIMIT', { params: { max: mostWaiting } });
    const { id, conversationId, reference } = head;
    const { email, phone } = user;
    await insertPart(tx, {
      ...head,
      senderId: user.id,
      name: accountHolderName(user),
      email,
      phone,
      message: writing.message,
      createdAt: bank.clock.businessNow(),
    });
    const fileIds: string[] = [];
    for (const file of prepared)
      fileIds.push(await storeFile(tx, bank, { ownerId: user.id, purpose: 'message', file }));
    await attachFiles(tx, id, fileIds);
    await recordAudit(tx, ctx, {
      action: 'message.sent',
      subject: `message:${id}`,
      details: { reference, person: user.id, files: String(fileIds.length) },
    });
    return conversationId;
  });
}

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
 * Says whether the same files came along, byte by byte: another one under the same words is a
 * message of its own, and must not be lost.
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
async function findSameMessage(
  tx: Tx,
  bank: Bank,
  { waiting, writing, files }: Written & { waiting: WaitingPart[] },
): Promise<WaitingPart | undefined> {
  for (const part of waiting)
    if (saysTheSame(writing, part) && (await hasSameFiles(tx, bank, { part, files }))) return part;
  return undefined;
}
