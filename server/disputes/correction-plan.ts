import { bank as facts } from '../../config/bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { SignedInContext } from '../context.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { activitiesOf } from '../transfers/order-plan.ts';
import { creditByBank, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import { holderOf } from '../users/holder-of.ts';
import type { StoredUser } from '../users/users-store.ts';
import type { DisputeRow } from './disputes-store.ts';

export interface Correction {
  dispute: DisputeRow;
  customer: StoredUser;
  account: StoredAccount;
  amountMinor: bigint;
  /** For the trail. */
  note: string;
}

function rowOf(ctx: SignedInContext, id: string, { dispute, customer, account, amountMinor }: Correction): TransferRow {
  const now = ctx.bank.clock.businessNow();
  return {
    ...creditByBank(id, amountMinor, now),
    kind: 'correction',
    payeeId: customer.id,
    payeeAccountId: account.id,
    senderAccount: facts.name,
    recipientName: holderOf(customer),
    recipientAccount: account.number,
    recipientBank: facts.name,
    reference: dispute.reference,
    transferDate: now,
  };
}

/** What the bank gives back for a payment, at its own cost: booked once for a dispute, whoever asks. */
export function correctionPlan(ctx: SignedInContext, correction: Correction): PostingPlan {
  const { dispute, account, amountMinor, note } = correction;
  const claimId = derivedId('dispute-correction', dispute.id);
  const row = rowOf(ctx, claimId, correction);
  const proposedBy = dispute.proposedBy === null ? {} : { proposedBy: `admin:${dispute.proposedBy}` };
  return {
    claimId,
    payloadHash: digestOf([claimId]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: {
      kind: 'correction',
      ...journalStamp(ctx),
      reference: row.reference,
      memo: `Correction of ${dispute.paymentReference}`,
      legs: [
        { accountId: bankAccountId('losses', 'USD'), amountMinor: -amountMinor },
        { accountId: account.id, amountMinor },
      ],
    },
    activities: activitiesOf(row),
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, {
        action: 'dispute.corrected',
        subject: `user:${dispute.userId}`,
        details: {
          dispute: dispute.id,
          reference: dispute.reference,
          payment: dispute.transferId,
          transfer: row.id,
          amountMinor: String(amountMinor),
          ...proposedBy,
          ...(note === '' ? {} : { note }),
        },
      }),
    ],
    answer: null,
  };
}
