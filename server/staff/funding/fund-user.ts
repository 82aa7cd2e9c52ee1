import type { fundUserRoute } from '../../../contract/staff/admin-users.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { kindOfType } from '../../money/accounts/account-view.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import { instantFromText } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { refuse } from '../../base/refusal.ts';
import { judgeGivenAlone } from '../../people/users/second-person.ts';
import { findUser } from '../../people/users/users-store.ts';
import { type Credit, fundingPlan, proposalPlan } from './funding-plan.ts';

/**
 * Plans a credit by staff. Above the two-person size it plans the proposal that a second person
 * decides, and books nothing.
 */
export async function fundUser(
  ctx: SignedInContext,
  userId: string,
  input: BodyOf<typeof fundUserRoute>,
  claim: Claim,
): Promise<PostingPlan> {
  const { db } = ctx.bank;
  const payee = (await findUser(db, userId)) ?? refuse('USER_NOT_FOUND');
  if (payee.role === 'admin') refuse('ADMIN_NOT_FUNDABLE');
  const account = (await findAccountsOf(db, [userId])).find(
    ({ kind }) => kind === kindOfType(input.accountName),
  );
  if (!account) refuse('ACCOUNT_CLOSED');
  const { senderAccount, recipientBank, reference } = input;
  const transferDate = instantFromText(input.transferDate);
  const credit: Credit = {
    payee,
    account,
    amountMinor: exactMinor(input.amount),
    senderAccount,
    recipientBank,
    reference,
    transferDate,
  };
  const judged = await judgeGivenAlone(db, ctx, {
    amountMinor: credit.amountMinor,
    kind: 'funding',
  });
  return judged.crossed
    ? proposalPlan(ctx, claim, credit, judged)
    : fundingPlan(ctx, claim, credit, { given: judged.given });
}
