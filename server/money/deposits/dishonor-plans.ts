import { derivedId } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { journalReversal } from '../journals/journal-reversal.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { lockAccounts, unclaimedOf } from '../../ledger/accounts.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { collectionIdOf } from './collect-checks.job.ts';
import type { LockedCheck } from './decided-checks-store.ts';
import type { AcceptedCheck } from './dishonored-checks-store.ts';

interface Dishonor {
  plans: PostingPlan[];
  /** What had been spent already, in minor units. */
  lossMinor: bigint;
  /** The customer's accounts are closed, and what was left of their money is there. */
  fromUnclaimedFunds: boolean;
}

/** No account is taken below zero: the rest is a loss of the bank. */
function stopAtZero(
  legs: readonly Leg[],
  accountId: string,
  leftMinor: bigint,
): { legs: Leg[]; lossMinor: bigint } {
  const due = legs.find((leg) => leg.accountId === accountId);
  invariant(due, 'a check was credited to somebody');
  if (leftMinor + due.amountMinor >= 0n) return { legs: [...legs], lossMinor: 0n };
  const lossMinor = -due.amountMinor - leftMinor;
  const taken: Leg[] = leftMinor === 0n ? [] : [{ ...due, amountMinor: -leftMinor }];
  const others = legs.filter((leg) => leg !== due);
  return {
    legs: [
      ...others,
      ...taken,
      { accountId: bankAccountId('losses', 'USD'), amountMinor: -lossMinor },
    ],
    lossMinor,
  };
}

/**
 * What takes a check's credit back, its collection first where that has been booked. The accounts
 * stay locked, so that what is found on them is there.
 */
export async function dishonorPlans(
  tx: Tx,
  ctx: SignedInContext,
  check: AcceptedCheck & Pick<LockedCheck, 'userId'>,
): Promise<Dishonor> {
  const undoing = (journalId: string, claimId: string) =>
    journalReversal(tx, ctx, {
      journalId,
      claimId,
      kind: 'return',
      memo: `Check returned unpaid to ${check.account}`,
    });
  const bankAccounts = (['nostro', 'check_collection', 'losses', 'unclaimed_funds'] as const).map(
    (name) => bankAccountId(name, 'USD'),
  );
  const posted = await lockAccounts(tx, [...bankAccounts, check.accountId]);
  const credit = await undoing(check.transferId, derivedId('check-dishonor', check.id));
  invariant(credit.journal, 'a reversal has a journal');
  const fromUnclaimedFunds = credit.journal.legs.every(
    ({ accountId }) => accountId !== check.accountId,
  );
  // Unclaimed funds are many people's: each pays with the own part only.
  const { legs, lossMinor } = fromUnclaimedFunds
    ? stopAtZero(
        credit.journal.legs,
        bankAccountId('unclaimed_funds', 'USD'),
        await unclaimedOf(tx, check.userId),
      )
    : stopAtZero(credit.journal.legs, check.accountId, posted.get(check.accountId) ?? 0n);
  const back = { ...credit, journal: { ...credit.journal, legs } };
  const plans = check.collected
    ? [
        await undoing(collectionIdOf(check.id), derivedId('check-collection-return', check.id)),
        back,
      ]
    : [back];
  return { plans, lossMinor, fromUnclaimedFunds };
}
