import type { Moment, showMomentRoute } from '../../../contract/people/moments.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { loanReference } from '../loans/loans-store.ts';
import { findMoments, writeShown, type StoredMoment } from './moments-store.ts';

/** Later it is no news: a customer of years does not read of their first deposit. */
const newsDays = 14;

const newsSince = ({ clock }: Bank) => clock.businessNow().subtract({ hours: newsDays * 24 });

const momentView = ({ kind, about, account, goal, amountMinor }: StoredMoment): Moment => ({
  kind,
  about,
  account: account && typeOfKind[account],
  name: kind === 'loan_paid_back' ? loanReference(about) : goal,
  amount: amountMinor,
});

/** Finds the moments that the customer has reached and was not shown yet. */
export async function momentsToShow({ bank, session }: SignedInContext): Promise<Moment[]> {
  const found = await findMoments(bank.db, session.userId, newsSince(bank));
  return found.filter(({ isShown }) => !isShown).map(momentView);
}

/**
 * Notes that a moment was shown, once: said again it changes nothing and leaves no line.
 * @throws {Refusal} MOMENT_NOT_FOUND for what the customer has not reached.
 */
export async function noteShown(
  ctx: SignedInContext,
  { kind, aboutId }: BodyOf<typeof showMomentRoute>,
): Promise<void> {
  const { bank } = ctx;
  await bank.db.tx(async (tx) => {
    const { id: userId } = await lockOwnSession(tx, ctx);
    const moment =
      (await findMoments(tx, userId, newsSince(bank))).find(
        (each) => each.kind === kind && each.about === aboutId,
      ) ?? refuse('MOMENT_NOT_FOUND');
    if (moment.isShown) return;
    await writeShown(tx, userId, moment, bank.clock.now());
    await recordAudit(tx, ctx, {
      action: 'moment.shown',
      subject: `user:${userId}`,
      details: { moment: kind, about: aboutId },
    });
  });
}
