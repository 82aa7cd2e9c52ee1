import type { FastifyInstance } from 'fastify';
import { getIdentityRoute, type Identity } from '../../../contract/identity.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { findCaseHolders } from '../../desk/cases-store.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findIdentityCases } from './identity-store.ts';

const shownState = { accepted: 'verified', refused: 'refused' } as const;

/** How far the own identity is verified. */
async function readIdentity({ bank, session }: SignedInContext): Promise<Identity> {
  const [latest] = await findIdentityCases(bank.db, session.userId, 1);
  if (!latest) return { state: 'none', submittedAt: null, decidedAt: null, refusalReasons: [] };
  const { state, submittedAt, decidedAt, refusalReasons } = latest;
  const isHeld = async () =>
    (await findCaseHolders(bank.db, 'identity_document', [session.userId])).size > 0;
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

export function bindIdentity(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getIdentityRoute).to(async (ctx) => ({
    status: 200,
    body: await readIdentity(ctx),
  }));
}
