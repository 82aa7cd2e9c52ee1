import type { Attachment } from '../../../contract/people/conversations.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** A message that its sender wrote while signed in. */
export interface NewPart {
  id: string;
  /** The id of the conversation's first message. */
  conversationId: string;
  senderId: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: Temporal.Instant;
}

export async function insertPart(tx: Tx, part: NewPart): Promise<void> {
  await tx.query(
    `INSERT INTO contact_message (id, conversation_id, sender_id, reference, first_name, last_name,
      email, phone, subject, message, created_at)
     VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, $10)`,
    [
      part.id,
      part.conversationId,
      part.senderId,
      part.reference,
      part.name,
      part.email,
      part.phone,
      part.subject,
      part.message,
      part.createdAt,
    ],
  );
}

export async function attachFiles(
  tx: Tx,
  messageId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.query(
    `INSERT INTO message_file (message_id, position, file_id) SELECT $1, position, id
      FROM unnest($2::uuid[]) WITH ORDINALITY AS f (id, position)`,
    [messageId, fileIds],
  );
}

export interface PartRow {
  id: string;
  senderId: string;
  reference: string;
  subject: string;
  message: string;
  createdAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  answer: string | null;
}

/** Every message of a conversation, oldest first. */
export async function findParts(db: Queryable, conversationId: string): Promise<PartRow[]> {
  const { rows } = await db.query<PartRow>(
    `SELECT m.id, m.sender_id AS "senderId", m.reference, m.subject, m.message,
      m.created_at AS "createdAt", m.ended_at AS "endedAt", e.username AS "endedBy", m.answer
     FROM contact_message m LEFT JOIN users e ON e.id = m.ended_by WHERE m.conversation_id = $1
       ORDER BY m.created_at, m.id`,
    [conversationId],
    { name: 'find-parts-of-conversation' },
  );
  return rows;
}

/** The files of messages, by the message's id. */
export async function findAttachments(
  db: Queryable,
  messageIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const { rows } = await db.query<{ messageId: string; id: string } & Omit<Attachment, 'address'>>(
    `SELECT m.message_id AS "messageId", f.id, f.media_type AS "mediaType",
      f.size_bytes AS "sizeBytes"
     FROM message_file m JOIN stored_file f ON f.id = m.file_id WHERE m.message_id = ANY ($1)
       ORDER BY m.message_id, m.position`,
    [messageIds],
  );
  const found = new Map<string, Attachment[]>();
  for (const { messageId, id, ...file } of rows)
    found.set(messageId, [
      ...(found.get(messageId) ?? []),
      { address: `/api/files/${id}`, ...file },
    ]);
  return found;
}

export interface ConversationRow {
  id: string;
  reference: string;
  subject: string;
  /** When its sender last wrote. */
  writtenAt: Temporal.Instant;
  answeredAt: Temporal.Instant | null;
  waits: boolean;
  isUnread: boolean;
}

/** That $1 has not read what the bank answered in a conversation. */
const unread = (conversation: string) =>
  `EXISTS (SELECT FROM notice n WHERE n.user_id = $1 AND n.about = ${conversation}
    AND n.read_at IS NULL AND n.kind = 'message')`;

/** The newest notice of an answer in a conversation that its customer has not read. */
export async function findUnreadAnswer(
  db: Queryable,
  customerId: string,
  conversationId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM notice WHERE user_id = $1 AND about = $2 AND read_at IS NULL
      AND kind = 'message' ORDER BY id DESC LIMIT 1`,
    [customerId, conversationId],
    { name: 'find-unread-answer' },
  );
  return rows[0]?.id ?? null;
}

/** Finds the conversations that a customer wrote while signed in, the latest first. */
export async function findConversations(
  db: Queryable,
  senderId: string,
  limit: number,
): Promise<ConversationRow[]> {
  const { rows } = await db.query<ConversationRow>(
    `SELECT conversation_id AS id, min(reference) AS reference, min(subject) AS subject,
      max(created_at) AS "writtenAt",
       max(ended_at) FILTER (WHERE answer IS NOT NULL) AS "answeredAt",
         bool_or(ended_at IS NULL) AS waits,
           ${unread('conversation_id')} AS "isUnread"
     FROM contact_message WHERE sender_id = $1 GROUP BY conversation_id
     ORDER BY greatest(max(created_at), max(ended_at)
       FILTER (WHERE answer IS NOT NULL)) DESC, conversation_id LIMIT $2`,
    [senderId, limit],
    { name: 'find-conversations' },
  );
  return rows;
}

/** A message that waits for an answer. */
export interface WaitingPart {
  conversationId: string;
  isFirst: boolean;
  subject: string;
  message: string;
  /** The files that came along, in their order. */
  fileIds: string[];
}

export async function findWaitingParts(tx: Tx, senderId: string): Promise<WaitingPart[]> {
  const { rows } = await tx.query<WaitingPart>(
    `SELECT m.conversation_id AS "conversationId", m.id = m.conversation_id AS "isFirst", m.subject,
      m.message, ARRAY(SELECT f.file_id FROM message_file f WHERE f.message_id = m.id
      ORDER BY f.position) AS "fileIds"
     FROM contact_message m WHERE m.sender_id = $1 AND m.ended_at IS NULL`,
    [senderId],
  );
  return rows;
}
