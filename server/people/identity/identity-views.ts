import type { Identity, IdentityCase, IdentityCaseRow } from '../../../contract/identity.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../users/users-store.ts';
import { findIdentityCases, findWaitingIdentities, type IdentityRow } from './identity-store.ts';

/** The longest queue a page shows at once. */
const mostRows = 200;

/** This many earlier decisions help; more are in the trail. */
const mostEarlier = 10;

const fileAddress = (id: string) => `/api/files/${id}`;
const shownState = { accepted: 'verified', refused: 'refused' } as const;

/** How far the own identity is verified. */
export async function readIdentity({ bank, session }: SignedInContext): Promise<Identity> {
  const [latest] = await findIdentityCases(bank.db, session.userId, 1);
  if (!latest) return { state: 'none', submittedAt: null, decidedAt: null, refusalReasons: [] };
  const { state, submittedAt, decidedAt, refusalReasons } = latest;
  const isHeld = async () =>
    (await findHolders(bank.db, 'identity_document', [session.userId])).size > 0;
  return {
    state:
      state === 'accepted' || state === 'refused'
        ? shownState[state]
        : (await isHeld())
          ? 'in_review'
          : 'waiting',
    submittedAt: textFromInstant(submittedAt),
    decidedAt: decidedAt && textFromInstant(decidedAt),
    refusalReasons,
  };
}

/** Customers whose document waits, oldest first, with who works on each. */
export async function waitingIdentities(ctx: SignedInContext): Promise<IdentityCaseRow[]> {
  const rows = await findWaitingIdentities(ctx.bank.db, mostRows);
  const holders = await findHolders(
    ctx.bank.db,
    'identity_document',
    rows.map(({ userId }) => userId),
  );
  await recordListLook(ctx.bank.db, ctx, {
    action: 'identities.listed',
    people: rows.map(({ userId }) => userId),
  });
  return rows.map(({ userId, username, fullName, suspended, submittedAt }) => ({
    _id: userId,
    waitingSince: textFromInstant(submittedAt),
    holder: heldBy(ctx, holders.get(userId)),
    customer: { _id: userId, username, fullName, suspended },
  }));
}

function decisionView({
  state,
  decidedBy,
  decidedAt,
  statedName,
  refusalReasons,
}: IdentityRow): NonNullable<IdentityCase['decision']> | null {
  if ((state !== 'accepted' && state !== 'refused') || decidedBy === null || decidedAt === null)
    return null;
  return {
    outcome: state,
    by: decidedBy,
    at: textFromInstant(decidedAt),
    statedName,
    reasons: refusalReasons,
  };
}

/**
 * A customer's latest document with what they state. The look is in the trail.
 * @throws {Refusal} CASE_NOT_FOUND for a customer who has handed in none, or has left.
 */
export async function readIdentityCase(
  ctx: SignedInContext,
  userId: string,
): Promise<IdentityCase> {
  const { db } = ctx.bank;
  const user = await findUser(db, userId);
  const [latest, ...earlier] = user ? await findIdentityCases(db, userId, mostEarlier) : [];
  if (!user || !latest) return refuse('CASE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'identity.viewed',
    subject: `user:${userId}`,
    details: { document: latest.id },
  });
  return {
    _id: userId,
    waitingSince: textFromInstant(latest.submittedAt),
    holder: heldBy(ctx, (await findHolders(db, 'identity_document', [userId])).get(userId)),
    document: {
      _id: latest.id,
      address: fileAddress(latest.fileId),
      statedName: latest.statedName,
    },
    decision: decisionView(latest),
    customer: {
      _id: userId,
      username: user.username,
      fullName: user.fullName,
      suspended: user.suspended,
      email: user.email,
      phone: user.phone,
      address: user.address,
      customerSince: textFromInstant(user.createdAt),
      profileImage: user.profileImageId && fileAddress(user.profileImageId),
    },
    earlier: earlier.flatMap((row) => decisionView(row) ?? []),
  };
}
