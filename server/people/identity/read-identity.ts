import type { Identity } from '../../../contract/identity.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { findHolders } from '../../desk/cases-store.ts';
import { findIdentityCases } from './identity-store.ts';

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
