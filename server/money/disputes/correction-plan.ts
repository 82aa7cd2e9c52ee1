import type { StoredAccount } from '../accounts/accounts-store.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { holderOf, type StoredUser } from '../../people/users/users-store.ts';
import type { DisputeRow } from './disputes-store.ts';

export interface Correction {
  dispute: DisputeRow;
  customer: StoredUser;
  account: StoredAccount;
  amountMinor: bigint;
  /** For the trail. */
  note: string;
}

/**
 * What the bank gives back for a payment, at its own cost: booked once for a dispute, even if two
 * people ask.
 */
export function correctionPlan(
  ctx: SignedInContext,
  { dispute, customer, account, amountMinor, note }: Correction,
): PostingPlan {
  const claimId = derivedId('dispute-correction', dispute.id);
  const proposedBy =
    dispute.proposedBy === null ? {} : { proposedBy: `admin:${dispute.proposedBy}` };
  return creditFromBank(
    ctx,
    { claimId, payloadHash: digestOf([claimId]) },
    {
      kind: 'correction',
      account,
      amountMinor,
      recipientName: holderOf(customer),
      reference: dispute.reference,
      memo: `Correction of ${dispute.paymentReference}`,
      trail: {
        action: 'dispute.corrected',
        subject: `user:${dispute.userId}`,
        details: {
          dispute: dispute.id,
          reference: dispute.reference,
          payment: dispute.transferId,
          transfer: claimId,
          amountMinor: String(amountMinor),
          ...proposedBy,
          ...(note === '' ? {} : { note }),
        },
      },
    },
  );
}
