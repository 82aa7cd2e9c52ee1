import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export const messagesClosing: CustomerClosing = {
  tables: {
    contact_message: 'kept: it is answered by email',
    message_file: 'kept: with its message',
  },
};

/** A message that a visitor or a signed-in customer wrote, and how it ended. */
export interface MessageRow {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  createdAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  /** The username of who answered or closed it. */
  endedBy: string | null;
  answer: string | null;
  closeReason: string | null;
  /** The customer who wrote it logged in, or who has this email address; null for a former one. */
  customerId: string | null;
  customerName: string | null;
  /** The conversation it belongs to; null for what came by the public form. */
  conversationId: string | null;
  /** It came with the field filled that people do not see. */
  doubtful: boolean;
}

/** A customer's answer goes to the address they have now. */
const select = `SELECT m.id, m.reference, m.first_name AS "firstName", m.last_name AS "lastName",
  coalesce(s.email, m.email) AS email, m.phone, m.subject, m.message,
    m.created_at AS "createdAt", m.ended_at AS "endedAt", e.username AS "endedBy", m.answer,
      m.close_reason AS "closeReason", m.conversation_id AS "conversationId", m.doubtful,
    coalesce(s.id, c.id) AS "customerId", coalesce(s.username, c.username) AS "customerName"
  FROM contact_message m LEFT JOIN users e ON e.id = m.ended_by
  LEFT JOIN users s ON s.id = m.sender_id AND s.deleted_at IS NULL
  LEFT JOIN users c ON m.sender_id IS NULL AND c.email_key = lower(m.email) AND c.deleted_at IS NULL
    AND c.role = 'user'`;

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const { rows } = await db.query<MessageRow>(`${select} WHERE m.id = $1`, [id], {
    name: 'find-message',
  });
  return rows[0];
}

/**
 * A message, locked for this transaction. It is read again after the lock, because the last holder
 * of the lock may have ended it.
 */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  await tx.query('SELECT FROM contact_message WHERE id = $1 FOR UPDATE', [id]);
  return await findMessage(tx, id);
}

/** Finds the messages that wait, oldest first. */
export async function findWaitingMessages(db: Queryable, limit: number): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `${select} WHERE m.ended_at IS NULL ORDER BY m.created_at, m.id LIMIT $1`,
    [limit],
    {
      name: 'find-waiting-messages',
    },
  );
  return rows;
}

/** Finds the messages that were answered or closed, the latest first. */
export async function findEndedMessages(db: Queryable, limit: number): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `${select} WHERE m.ended_at IS NOT NULL ORDER BY m.ended_at DESC, m.id LIMIT $1`,
    [limit],
    {
      name: 'find-ended-messages',
    },
  );
  return rows;
}

/** Counts the messages that wait, and finds since when the oldest does. */
export function readWaitingMessages(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: 'contact_message WHERE ended_at IS NULL', since: 'created_at' });
}

interface Ending {
  id: string;
  by: string;
  at: Temporal.Instant;
  answer?: string;
  closeReason?: string;
}

/** Notes how a message ended; the caller holds its row lock. */
export async function markMessageEnded(
  tx: Tx,
  { id, by, at, answer, closeReason }: Ending,
): Promise<void> {
  await tx.query(
    `UPDATE contact_message SET ended_by = $2, ended_at = $3, answer = $4, close_reason = $5
      WHERE id = $1`,
    [id, by, at, answer ?? null, closeReason ?? null],
  );
}
