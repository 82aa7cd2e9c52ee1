import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { documentRefusedNotice, verifiedNotice } from './identity-notices.ts';
import { acceptIdentityRoute, refuseIdentityRoute } from '../../../contract/people/identity.ts';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { said } from '../../../contract/calls/said.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { findUser } from '../users/users-store.ts';
import { findIdentityHold, type IdentityHold } from './identity-hold.ts';
import { findIdentityCases, type IdentityRow, markIdentityDecided } from './identity-store.ts';

/** A customer's id and that of their document: a newer document has another id. */
interface DocumentId {
  userId: string;
  document: string;
}

interface IdentityDecision {
  state: 'accepted' | 'refused';
  notice: (one: IdentityRow, hold: IdentityHold | undefined) => Notice;
  /** The codes behind the reasons. */
  codes?: readonly ReasonFor<'documentRefusal'>[];
}

/** The document that was looked at, if it is still the one that waits; the customer is locked. */
async function requireLatest(tx: Tx, { userId, document }: DocumentId): Promise<IdentityRow> {
  const [found] = await findIdentityCases(tx, userId, 1);
  return found?.id === document ? found : refuse('DOCUMENT_REPLACED');
}

async function decide(
  tx: Tx,
  ctx: SignedInContext,
  one: DocumentId,
  { state, notice, codes = [] }: IdentityDecision,
): Promise<void> {
  const { clock } = ctx.bank;
  const found = await requireLatest(tx, one);
  const customer = await findUser(tx, one.userId);
  invariant(customer, 'a customer whose case is locked is there');
  const texts = reasonTextsIn[customer.language ?? 'en'];
  await markIdentityDecided(tx, {
    id: found.id,
    state,
    by: ctx.session.userId,
    at: clock.businessNow(),
    // The reasons that the customer reads are kept in their language.
    refusalReasons: codes.map((code) => texts.documentRefusal[code]),
  });
  const details = {
    document: found.id,
    file: found.fileId,
    ...(codes.length > 0 && { reasons: codes.join(' ') }),
  };
  const action = state === 'accepted' ? 'identity.accepted' : 'identity.refused';
  await recordAudit(tx, ctx, { action, subject: `user:${one.userId}`, details });
  const hold = await findIdentityHold(tx, ctx.bank, customer.id);
  await queueNotice(tx, clock, customer, notice(found, hold));
}

/** Confirms that the customer is who they say. */
export const acceptIdentity = decisionCall(acceptIdentityRoute, {
  asked: ({ body }) => ['accepted', body.document, []],
  act: (tx, ctx, { id, body: { document } }) =>
    decide(
      tx,
      ctx,
      { userId: id, document },
      {
        state: 'accepted',
        notice: ({ statedName }) => verifiedNotice(statedName),
      },
    ),
  answer: () => ({ status: 200, body: said('IDENTITY_VERIFIED') }),
});

/** The customer is asked for another document, and told why in plain words. */
export const refuseIdentity = decisionCall(refuseIdentityRoute, {
  asked: ({ body }) => ['refused', body.document, body.reasons],
  act: (tx, ctx, { id, body: { document, reasons: codes } }) => {
    const url = `${ctx.bank.config.publicUrl}/personal-info`;
    return decide(
      tx,
      ctx,
      { userId: id, document },
      {
        state: 'refused',
        notice: (_one, hold) => documentRefusedNotice(codes, { url, hold }),
        codes,
      },
    );
  },
  answer: () => ({ status: 200, body: said('DOCUMENT_REFUSED') }),
});
