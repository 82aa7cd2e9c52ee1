import { formatUsd } from '../../../contract/money.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import type { Credit, PlanBase } from './funding-plan.ts';

/** A credit that waits for a second person: kept to the letter, moving nothing. */
export function proposalPlan(
  ctx: SignedInContext,
  base: PlanBase,
  credit: Credit,
  aboveMinor: number,
): PostingPlan {
  const { payee, account, amountMinor, senderAccount, recipientBank, reference, transferDate } =
    credit;
  const id = base.claimId;
  return {
    ...base,
    preconditions: [],
    activities: [],
    sideRows: [
      {
        table: 'funding_proposal',
        row: {
          id,
          account_id: account.id,
          amount_minor: String(amountMinor),
          sender_account: senderAccount,
          recipient_bank: recipientBank,
          reference,
          transfer_date: transferDate.toString(),
          above_minor: aboveMinor,
          proposed_by: ctx.session.userId,
          proposed_at: ctx.bank.clock.businessNow().toString(),
        },
      },
      auditSideRow(ctx, {
        action: 'funding.proposed',
        subject: `user:${payee.id}`,
        details: {
          proposal: id,
          account: account.number,
          amountMinor: String(amountMinor),
          reference,
        },
      }),
    ],
    answer: {
      status: 202,
      body: {
        message:
          `${formatUsd(amountMinor)} waits for a second person: above ` +
          `${formatUsd(BigInt(aboveMinor))} a colleague has to approve. No money was moved yet.`,
        proposal: id,
      },
    },
  };
}
