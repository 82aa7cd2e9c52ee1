import { mostEndedMessages } from '../../../contract/message-answers.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders, type HolderRow } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { findAttachments, findParts } from './conversations-store.ts';
import { outcomeOf } from './message-queue.ts';
import {
  findEndedMessages,
  findMessage,
  findWaitingMessages,
  readWaitingMessages,
  type MessageRow,
} from './messages-store.ts';
import { partsOf } from './show-conversations.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

function endingView(row: MessageRow) {
  const { endedAt, endedBy, answer, closeReason } = row;
  if (endedAt === null || endedBy === null) return null;
  return {
    outcome: outcomeOf(row),
    by: endedBy,
    at: textFromInstant(endedAt),
    text: answer ?? closeReason ?? '',
  } as const;
}

function headView(ctx: SignedInContext, row: MessageRow, holder: HolderRow | undefined) {
  const {
    id,
    reference,
    firstName,
    lastName,
    email,
    subject,
    createdAt,
    customerId,
    customerName,
    conversationId,
  } = row;
  return {
    _id: id,
    waitingSince: textFromInstant(createdAt),
    holder: heldBy(ctx, holder),
    reference,
    name: `${firstName} ${lastName}`.trim(),
    email,
    subject,
    customer:
      customerId === null || customerName === null
        ? null
        : { _id: customerId, username: customerName },
    signedIn: conversationId !== null,
    ending: endingView(row),
  };
}

/** Messages that wait, oldest first, or the latest that do not any more. */
export async function listMessages(ctx: SignedInContext, state: 'waiting' | 'ended') {
  const { db, clock } = ctx.bank;
  const rows =
    state === 'waiting'
      ? await findWaitingMessages(db, mostListed)
      : await findEndedMessages(db, mostEndedMessages);
  const holders = await findHolders(
    db,
    'message',
    rows.map(({ id }) => id),
  );
  await recordListLook(db, ctx, {
    action: 'messages.listed',
    people: rows.map(({ customerId }) => customerId),
    asked: { state },
  });
  const { waiting } = await readWaitingMessages(db);
  return {
    cases: rows.map((row) => headView(ctx, row, holders.get(row.id))),
    total: state === 'waiting' ? waiting : rows.length,
    asOf: textFromInstant(clock.businessNow()),
  };
}

/** One message in full; that somebody looked stays in the trail. */
export async function showMessage(ctx: SignedInContext, id: string) {
  const { db, clock } = ctx.bank;
  const row = (await findMessage(db, id)) ?? refuse('CASE_NOT_FOUND');
  const details: Record<string, string> = {
    reference: row.reference,
    ...(row.customerId === null ? {} : { person: row.customerId }),
  };
  await recordAudit(db, ctx, { action: 'message.viewed', subject: `message:${id}`, details });
  const holder = (await findHolders(db, 'message', [id])).get(id);
  const inConversation = row.conversationId === null ? [] : await findParts(db, row.conversationId);
  return {
    ...headView(ctx, row, holder),
    phone: row.phone,
    text: row.message,
    files: (await findAttachments(db, [id])).get(id) ?? [],
    others: await partsOf(
      db,
      inConversation.filter((part) => part.id !== id),
    ),
    asOf: textFromInstant(clock.businessNow()),
  };
}
