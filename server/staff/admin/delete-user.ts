import * as z from 'zod/mini';
import { closing, type Closing } from '../../../contract/staff/user-sheet.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { findAccountsOf, type StoredAccount } from '../../money/accounts/accounts-store.ts';
import { journalBy } from '../../money/journals/journal-stamp.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { lockUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';

interface Deleted {
  username: string;
  unclaimedMinor: bigint;
  cancelledOrders: number;
}

/**
 * Moves what is left of a customer's money to unclaimed funds, each account as a leg of one
 * journal.
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

/** Refuses while a noun has something that must be decided or paid first. */
async function refuseOpenBusiness(
  tx: Tx,
  closings: readonly CustomerClosing[],
  userId: string,
): Promise<void> {
  for (const { blocks = {} } of closings)
    for (const count of Object.values(blocks))
      if ((await count(tx, userId)) > 0) refuse('OPEN_BUSINESS');
}

/** Moves what the accounts hold to unclaimed funds; they are empty after it. */
async function emptyAccounts(tx: Tx, ctx: SignedInContext, userId: string) {
  const accounts = await findAccountsOf(tx, [userId]);
  if (accounts.some(({ postedMinor }) => postedMinor !== 0n)) {
    const [outcome] = await ctx.bank.ledger.postWithin(tx, [closingPlan(ctx, userId, accounts)]);
    invariant(outcome?.kind === 'posted', `closing of ${userId} was ${outcome?.kind}`);
  }
  return accounts;
}

/**
 * Closes a customer in one transaction under the account locks: nothing can be paid in or out
 * halfway. Every noun does its part of each step before the next step begins.
 */
export async function deleteUser(
  ctx: SignedInContext,
  closings: readonly CustomerClosing[],
  userId: string,
): Promise<Deleted> {
  return ctx.bank.db.tx(async (tx) => {
    const user = (await lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND');
    if (userId === ctx.session.userId) refuse('OWN_PERSON');
    if (user.role === 'admin') refuse('ADMIN_NOT_DELETABLE');
    for (const each of closings) await each.lock?.(tx, ctx, userId);
    await refuseOpenBusiness(tx, closings, userId);
    for (const each of closings) await each.settle?.(tx, ctx, userId);
    const accounts = await emptyAccounts(tx, ctx, userId);
    let cancelledOrders = 0;
    for (const each of closings) cancelledOrders += (await each.cancelOrders?.(tx, userId)) ?? 0;
    for (const each of closings) await each.close?.(tx, ctx, userId);
    const unclaimedMinor = accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n);
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

const counted = z.omit(closing, { money: true });

/** Counts what deleting a person would end, and what prevents it, as each noun counts it. */
export async function readClosing(
  tx: Tx,
  closings: readonly CustomerClosing[],
  userId: string,
): Promise<Closing> {
  const accounts = await findAccountsOf(tx, [userId]);
  const money = accounts.reduce((sum, { postedMinor }) => sum + postedMinor, 0n);
  const figures: Record<string, number> = {};
  for (const { blocks, ends } of closings)
    for (const [figure, count] of Object.entries({ ...ends, ...blocks }))
      figures[figure] = await count(tx, userId);
  // A figure that no noun counts is not shown as zero.
  return { ...counted.parse(figures), money };
}
