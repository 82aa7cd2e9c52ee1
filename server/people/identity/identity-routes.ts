import { getIdentityRoute, type Identity } from '../../../contract/people/identity.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { findCaseHolders } from '../../desk/cases-store.ts';
import { answerTo } from '../../http/bind-route.ts';
import { findIdentityHold, leftUnderHold } from './identity-hold.ts';
import { findIdentityCases } from './identity-store.ts';

const shownState = { accepted: 'verified', refused: 'refused' } as const;

/** The state in which a customer sees their document. */
async function readIdentity(ctx: SignedInContext): Promise<Identity> {
  const { bank, session } = ctx;
  const [[latest], hold] = await Promise.all([
    findIdentityCases(bank.db, session.userId, 1),
    readHold(ctx),
  ]);
  if (!latest)
    return { state: 'none', submittedAt: null, decidedAt: null, refusalReasons: [], hold };
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
    hold,
  };
}

async function readHold({ bank, session: { userId } }: SignedInContext): Promise<Identity['hold']> {
  const hold = await findIdentityHold(bank.db, bank, userId);
  if (!hold) return null;
  const left = await leftUnderHold(bank.db, hold, { userId, day: bank.clock.businessDay() });
  return { perDay: hold.perDayMinor, leftToday: left };
}

export const callsOfIdentity = [answerTo(getIdentityRoute, async (ctx) => await readIdentity(ctx))];
