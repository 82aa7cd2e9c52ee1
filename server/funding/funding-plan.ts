import { auditSideRow } from '../audit/audit-event.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import type { SignedInContext } from '../context.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { activitiesOf } from '../transfers/order-plan.ts';
import { creditByBank, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import { transferView } from '../transfers/transfer-view.ts';

/** What staff put on an account: who gets it, and what they typed beside it. */
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

function rowOf(ctx: SignedInContext, id: string, { payee, account, amountMinor, ...typed }: Credit): TransferRow {
  return {
    ...creditByBank(id, amountMinor, ctx.bank.clock.businessNow()),
    ...typed,
    kind: 'funding',
    payeeId: payee.id,
    payeeAccountId: account.id,
    recipientName: payee.username,
    recipientAccount: account.number,
  };
}

/** A credit by staff as the ledger takes it: booked now against staff funding, whatever its date; who and why go into the trail with it. */
export function fundingPlan(ctx: SignedInContext, base: PlanBase, credit: Credit, proposal?: { id: string; proposedBy: string }): PostingPlan {
  const { account, payee } = credit;
  const row = rowOf(ctx, base.claimId, credit);
  return {
    ...base,
    preconditions: [],
    journal: {
      kind: 'funding',
      ...journalStamp(ctx),
      reference: row.reference,
      memo: `Credited by staff from ${row.senderAccount}`,
      legs: [
        { accountId: bankAccountId('staff_funding', 'USD'), amountMinor: -row.amountMinor },
        { accountId: account.id, amountMinor: row.amountMinor },
      ],
    },
    activities: activitiesOf(row),
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, {
        action: 'transfer.funded',
        subject: `user:${payee.id}`,
        details: {
          transfer: row.id,
          account: account.number,
          amountMinor: String(row.amountMinor),
          reference: row.reference,
          ...(proposal && { proposal: proposal.id, proposedBy: `admin:${proposal.proposedBy}` }),
        },
      }),
    ],
    answer: { status: 200, body: { message: `${typeOfKind[account.kind]} credited.`, transfer: transferView(row, 'credit') } },
  };
}
