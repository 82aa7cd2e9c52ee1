import { documentRefusals, type DocumentRefusal } from '../../contract/document-refusals.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { endCase } from '../cases/cases-store.ts';
import { refuseDecided } from '../cases/lock-waiting-case.ts';
import { requireHolder } from '../cases/require-holder.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailRecipient } from '../mail/notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { findUser } from '../users/users-store.ts';
import { documentRefusedNotice, verifiedNotice } from './identity-notices.ts';
import { lockIdentityCase, markIdentityDecided, type IdentityRow } from './identity-store.ts';

/** Whose document, and which: a newer one has another id. */
interface DocumentId {
  userId: string;
  document: string;
}

interface IdentityDecision {
  state: 'accepted' | 'refused';
  reasons: readonly string[];
  notice: (customer: MailRecipient, one: IdentityRow) => Mail;
  details?: Record<string, string>;
}

/** The document that was looked at, if it is still the one that waits and the case is one's own. */
async function lockOwnCase(tx: Tx, ctx: SignedInContext, { userId, document }: DocumentId): Promise<IdentityRow> {
  const found = (await lockIdentityCase(tx, userId)) ?? refuse('CASE_NOT_FOUND');
  if (found.id !== document) refuse('DOCUMENT_REPLACED');
  if (found.decidedBy !== null) refuseDecided({ by: found.decidedBy, outcome: found.state });
  await requireHolder(tx, ctx, { kind: 'identity_document', id: userId });
  return found;
}

async function decide(ctx: SignedInContext, one: DocumentId, { state, reasons, notice, details = {} }: IdentityDecision): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const found = await lockOwnCase(tx, ctx, one);
    await markIdentityDecided(tx, { id: found.id, state, by: ctx.session.userId, at: clock.businessNow(), refusalReasons: reasons });
    await endCase(tx, { kind: 'identity_document', id: one.userId });
    const action = state === 'accepted' ? 'identity.accepted' : 'identity.refused';
    await recordAudit(tx, ctx, { action, subject: `user:${one.userId}`, details: { document: found.id, file: found.fileId, ...details } });
    const customer = await findUser(tx, one.userId);
    invariant(customer, 'a customer whose case is locked is there');
    await queueMail(tx, clock, notice(customer, found));
  });
}

/** The customer is who they say. Of two decisions at once the second is told who was first. */
export async function acceptIdentity(ctx: SignedInContext, one: DocumentId): Promise<void> {
  await decide(ctx, one, { state: 'accepted', reasons: [], notice: (customer, { statedName }) => verifiedNotice(customer, statedName) });
}

/** The customer is asked for another document, and told why in plain words. */
export async function refuseIdentity(ctx: SignedInContext, { reasons: codes, ...one }: DocumentId & { reasons: readonly DocumentRefusal[] }): Promise<void> {
  const reasons = codes.map((code) => documentRefusals[code]);
  const url = `${ctx.bank.config.publicUrl}/personal-info`;
  await decide(ctx, one, {
    state: 'refused',
    reasons,
    notice: (customer) => documentRefusedNotice(customer, reasons, url),
    details: { reasons: codes.join(' ') },
  });
}
