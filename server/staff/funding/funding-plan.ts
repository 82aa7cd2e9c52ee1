import type { Transfer } from '../../../contract/transfers.ts';
import type { StoredAccount } from '../../money/accounts/accounts-store.ts';
import { typeOfKind } from '../../money/accounts/account-view.ts';
import type { SignedInContext } from '../../context.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { creditFromBank } from '../../money/transfers/credit-from-bank.ts';

/** What staff put on an account: for whom, and what they typed with it. */
export interface Credit {
  payee: { id: string; username: string };
  account: StoredAccount;
  amountMinor: bigint;
  senderAccount: string;
  recipientBank: string;
  reference: string;
  transferDate: Temporal.Instant;
}

export type PlanBase = Pick<PostingPlan, 'claimId' | 'payloadHash' | 'requestId'>;

/**
 * A credit by staff as the ledger takes it: booked now against staff funding, whatever its date;
 * who and why go into the trail with it.
 */
export function fundingPlan(
  ctx: SignedInContext,
  base: PlanBase,
  credit: Credit,
  proposal?: { id: string; proposedBy: string },
): PostingPlan {
  const { account, payee, amountMinor, reference, senderAccount, recipientBank, transferDate } =
    credit;
  const { claimId, payloadHash } = base;
  const answer = (transfer: Transfer) => ({
    status: 200,
    body: { message: `${typeOfKind[account.kind]} credited.`, transfer },
  });
  return creditFromBank(
    ctx,
    { claimId, payloadHash, answer },
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
