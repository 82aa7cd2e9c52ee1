import {
  mostConversations,
  type Conversation,
  type ConversationStatus,
} from '../../../contract/people/conversations.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import {
  findAttachments,
  findConversations,
  findParts,
  findUnreadAnswer,
  type ConversationRow,
  type PartRow,
} from './conversations-store.ts';

/**
 * Answered is what was answered since its customer last wrote: of two messages in a row one answer
 * is enough.
 */
function statusOf({
  writtenAt,
  answeredAt,
  waits,
}: Pick<ConversationRow, 'writtenAt' | 'answeredAt' | 'waits'>): ConversationStatus {
  if (waits) return 'Received';
  return answeredAt !== null && Temporal.Instant.compare(answeredAt, writtenAt) >= 0
    ? 'Answered'
    : 'Closed';
}

function headOf(row: ConversationRow) {
  const { id, reference, subject, writtenAt, answeredAt, isUnread } = row;
  const latestAt =
    answeredAt !== null && Temporal.Instant.compare(answeredAt, writtenAt) > 0
      ? answeredAt
      : writtenAt;
  return {
    _id: id,
    reference,
    subject,
    status: statusOf(row),
    latestAt: textFromInstant(latestAt),
    isUnread,
  };
}

const latest = (instants: readonly Temporal.Instant[]) =>
  instants.toSorted(Temporal.Instant.compare).at(-1);

/** Lists the customer's messages and the bank's answers, each in its place in time. */
export async function partsOf(db: Queryable, rows: readonly PartRow[]) {
  const files = await findAttachments(
    db,
    rows.map(({ id }) => id),
  );
  const parts = rows.flatMap(({ id, message, createdAt, endedAt, answer }) => [
    { from: 'customer' as const, instant: createdAt, text: message, files: files.get(id) ?? [] },
    ...(answer === null || endedAt === null
      ? []
      : [{ from: 'bank' as const, instant: endedAt, text: answer, files: [] }]),
  ]);
  return parts
    .toSorted((one, other) => Temporal.Instant.compare(one.instant, other.instant))
    .map(({ instant, ...part }) => ({ ...part, at: textFromInstant(instant) }));
}

export async function listConversations({ bank: { db }, session }: SignedInContext) {
  return {
    conversations: (await findConversations(db, session.userId, mostConversations)).map(headOf),
  };
}

/** An own conversation. Another customer's reads the same as none. */
export async function showConversation(
  { bank: { db }, session }: SignedInContext,
  id: string,
): Promise<Conversation> {
  // Before the parts: an answer that comes in between is shown, and stays unread.
  const unreadNotice = await findUnreadAnswer(db, session.userId, id);
  const rows = await findParts(db, id);
  const [first] = rows;
  if (first?.senderId !== session.userId) return refuse('CONVERSATION_NOT_FOUND');
  const writtenAt = latest(rows.map(({ createdAt }) => createdAt)) ?? first.createdAt;
  const answeredAt =
    latest(
      rows.flatMap(({ answer, endedAt }) => (answer === null || endedAt === null ? [] : [endedAt])),
    ) ?? null;
  const { reference, subject } = first;
  return {
    ...headOf({
      id,
      reference,
      subject,
      writtenAt,
      answeredAt,
      waits: rows.some(({ endedAt }) => endedAt === null),
      isUnread: unreadNotice !== null,
    }),
    unreadNotice,
    parts: await partsOf(db, rows),
  };
}
