import { usdParam } from '../../../contract/words/params.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { said } from '../../../contract/calls/said.ts';
import type { SignedInContext } from '../../context.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { typeOfKind } from '../../money/accounts/account-view.ts';
import type { StoredAccount } from '../../money/accounts/accounts-store.ts';
import { creditFromBank } from '../../money/transfers/credit-from-bank.ts';
import type { Given } from '../../people/users/second-person.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';

/** The money that staff put on an account: for whom, and what they typed with it. */
export interface Credit {
  payee: { id: string; username: string };
  account: StoredAccount;
  amountMinor: bigint;
  senderAccount: string;
  recipientBank: string;
  reference: string;
  transferDate: Temporal.Instant;
}

/**
 * A credit by staff as the ledger takes it: booked now against staff funding, whatever its date;
 * who and why go into the trail with it.
 */
export function fundingPlan(
  ctx: SignedInContext,
  { claimId, payloadHash }: Claim,
  credit: Credit,
  { proposal, given }: { proposal?: { id: string; proposedBy: string }; given: Given },
): PostingPlan {
  const { account, payee, amountMinor, reference, senderAccount, recipientBank, transferDate } =
    credit;
  const answer = (transfer: Transfer) => ({
    status: 200,
    body: { ...said('ACCOUNT_CREDITED', { account: typeOfKind[account.kind] }), transfer },
  });
  return creditFromBank(
    ctx,
    { claimId, payloadHash, ...given, answer },
    {
      kind: 'funding',
      account,
      amountMinor,
      recipientName: payee.username,
      reference,
      order: { senderAccount, recipientBank, transferDate },
      memo: `Credited by staff from ${senderAccount}`,
      trail: {
        action: 'transfer.funded',
        subject: `user:${payee.id}`,
        details: {
          transfer: claimId,
          account: account.number,
          amountMinor: String(amountMinor),
          reference,
          ...(proposal && { proposal: proposal.id, proposedBy: `admin:${proposal.proposedBy}` }),
        },
      },
    },
  );
}

/** A credit that waits for a second person: kept to the letter, moving nothing. */
export function proposalPlan(
  ctx: SignedInContext,
  { claimId, payloadHash }: Claim,
  credit: Credit,
  { crossed, limitMinor }: { crossed: 'size' | 'day'; limitMinor: bigint },
): PostingPlan {
  const { payee, account, amountMinor, senderAccount, recipientBank, reference, transferDate } =
    credit;
  return {
    claimId,
    payloadHash,
    requestId: ctx.requestId,
    preconditions: [],
    activities: [],
    sideRows: [
      {
        table: 'funding_proposal',
        row: {
          id: claimId,
          account_id: account.id,
          amount_minor: String(amountMinor),
          sender_account: senderAccount,
          recipient_bank: recipientBank,
          reference,
          transfer_date: transferDate.toString(),
          above_minor: String(limitMinor),
          proposed_by: ctx.session.userId,
          proposed_at: ctx.bank.clock.businessNow().toString(),
        },
      },
      auditSideRow(ctx, {
        action: 'funding.proposed',
        subject: `user:${payee.id}`,
        details: {
          proposal: claimId,
          account: account.number,
          amountMinor: String(amountMinor),
          reference,
        },
      }),
    ],
    answer: {
      status: 202,
      body: {
        ...said('CREDIT_PROPOSED', {
          amount: usdParam(amountMinor),
          above: usdParam(limitMinor),
          inOneDay: crossed === 'day',
        }),
        proposal: claimId,
      },
    },
  };
}
