import {
  findAccountsOf,
  lockAccountsOf,
  markAccountsClosed,
  type StoredAccount,
} from '../../money/accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { blockCardsOf } from '../../money/cards/cards-store.ts';
import { cancelSchedulesOf, lockSchedulesOf } from '../../money/bills/schedules-store.ts';
import { endCase } from '../../desk/cases-store.ts';
import { derivedId, digestOf } from '../../base/canonical-json.ts';
import type { SignedInContext } from '../../context.ts';
import { countWaitingChecks } from '../../money/deposits/checks-store.ts';
import { closeIdentityCase } from '../../people/identity/identity-store.ts';
import { countDisputesOf } from '../../money/disputes/disputes-store.ts';
import { invariant } from '../../base/invariant.ts';
import { creditInterestOnClosing } from '../../money/interest/credit-interest.ts';
import { journalBy } from '../../money/journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/bank-accounts.ts';
import { closeAccounts, lockOwnerAccounts } from '../../ledger/close-accounts.ts';
import { releaseHoldsOf } from '../../ledger/holds.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { postWithin } from '../../ledger/post.ts';
import { setSuspended } from '../../ledger/suspend-owner.ts';
import { countOpenLoans } from '../../money/loans/loans-store.ts';
import { deleteSavedApplication } from '../../money/loans/saved-applications-store.ts';
import { refuse } from '../../base/refusal.ts';
import { forgetSecondFactor } from '../../people/second-factor/forget-second-factor.ts';
import { deleteSessionsOf } from '../../people/users/sessions-store.ts';
import { lockUser, markUserDeleted } from '../../people/users/users-store.ts';
import { deleteSavedSearchesOf } from '../../money/transfers/saved-searches-store.ts';
import {
  cancelScheduledTransfers,
  countTransfersInReview,
  lockScheduledTransfers,
} from '../../money/transfers/transfers-store.ts';

interface Deleted {
  username: string;
  unclaimedMinor: bigint;
  cancelledOrders: number;
}

/**
 * What is left of a customer's money goes to unclaimed funds, each account as a leg of one journal.
 */
function closingPlan(
  ctx: SignedInContext,
  userId: string,
  accounts: readonly StoredAccount[],
): PostingPlan {
  const left = accounts.filter(({ postedMinor }) => postedMinor !== 0n);
  const total = left.reduce((sum, { postedMinor }) => sum + postedMinor, 0n);
  return {
    claimId: derivedId('closing', userId),
    payloadHash: digestOf(['closing', userId]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: journalBy(ctx, {
      kind: 'closing',
      reference: `CLOSING-${userId}`,
      memo: 'Closed by staff',
      legs: [
        ...left.map(({ id, postedMinor }) => ({
          accountId: id,
          amountMinor: -postedMinor,
          forced: true as const,
        })),
        { accountId: bankAccountId('unclaimed_funds', 'USD'), amountMinor: total },
      ],
    }),
    activities: [],
    sideRows: [],
    answer: null,
  };
}

/**
 * Closes a customer in one transaction under the account locks: nothing can be paid in or out
 * halfway.
 */
export async function deleteUser(ctx: SignedInContext, userId: string): Promise<Deleted> {
  const { db, clock } = ctx.bank;
  return db.tx(async (tx) => {
    const user = (await lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND');
    if (userId === ctx.session.userId) refuse('OWN_PERSON');
    if (user.role === 'admin') refuse('ADMIN_NOT_DELETABLE');
    // In the order of those who pay what is due: first the order, then the accounts. Else each
    // would hold what the other waits for.
    await lockScheduledTransfers(tx, userId);
    await lockSchedulesOf(tx, userId);
    // Interest is credited by who holds these, and locks the accounts of the books after them.
    await lockAccountsOf(tx, userId);
    // Nothing can be posted from here on: a payment that goes into review at this moment is
    // counted, or finds the customer gone.
    await lockOwnerAccounts(tx, userId);
    const openBusiness =
      (await countTransfersInReview(tx, userId)) +
      (await countOpenLoans(tx, userId)) +
      (await countWaitingChecks(tx, userId)) +
      (await countDisputesOf(tx, userId)).waiting;
    if (openBusiness > 0) refuse('OPEN_BUSINESS');
    // What the savings have earned until yesterday goes with the rest of the money.
    await creditInterestOnClosing(tx, ctx, userId);
    await releaseHoldsOf(tx, userId);
    const accounts = await findAccountsOf(tx, [userId]);
    const unclaimedMinor = accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n);
    if (accounts.some(({ postedMinor }) => postedMinor !== 0n)) {
      const [outcome] = await postWithin(tx, [closingPlan(ctx, userId, accounts)]);
      invariant(outcome?.kind === 'posted', `closing of ${userId} was ${outcome?.kind}`);
    }
    // An order prepared a moment ago and not yet posted finds no active owner: it must not be
    // scheduled after its customer is gone.
    await setSuspended(tx, userId, true);
    const cancelledOrders =
      (await cancelScheduledTransfers(tx, userId, 'The account was closed.')) +
      (await cancelSchedulesOf(tx, userId));
    await closeIdentityCase(tx, userId);
    await endCase(tx, { kind: 'identity_document', id: userId });
    await blockCardsOf(tx, userId, clock.businessNow());
    await closeAccounts(tx, userId);
    await markAccountsClosed(tx, userId, clock.now());
    await markUserDeleted(tx, userId, clock.now());
    await deleteSessionsOf(tx, userId);
    await forgetSecondFactor(tx, userId);
    await deleteSavedSearchesOf(tx, userId);
    await deleteSavedApplication(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'user.deleted',
      subject: `user:${userId}`,
      details: {
        unclaimedMinor: String(unclaimedMinor),
        accounts: accounts.map(({ number }) => number).join(' '),
      },
    });
    return { username: user.username, unclaimedMinor, cancelledOrders };
  });
}
