import { bank as facts } from '../../config/bank.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import type { Context } from '../context.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { Leg, PostingPlan } from '../ledger/plan.ts';
import { activitiesOf } from '../transfers/order-plan.ts';
import { homeOrder, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import { loanReference } from './loan-reference.ts';

/** Money that goes from Checking to a loan. */
export interface LoanRepayment {
  loanId: string;
  checking: StoredAccount;
  principalMinor: bigint;
  interestMinor: bigint;
  /** What it is, e.g. `Instalment 3 of 60`. */
  memo: string;
  action: 'loan.instalment_paid' | 'loan.paid_off';
}

const totalOf = ({ principalMinor, interestMinor }: LoanRepayment) => principalMinor + interestMinor;

function transferOf(ctx: Context, id: string, repayment: LoanRepayment): TransferRow {
  const now = ctx.bank.clock.businessNow();
  const { checking } = repayment;
  const reference = loanReference(repayment.loanId);
  return {
    ...homeOrder,
    id,
    kind: 'loan_instalment',
    status: 'completed',
    statusReason: null,
    payerId: checking.userId,
    payerAccountId: checking.id,
    payeeId: null,
    payeeAccountId: null,
    senderAccount: checking.number,
    recipientName: facts.name,
    recipientAccount: reference,
    recipientBank: facts.name,
    recipientRouting: facts.routingNumber,
    amountMinor: totalOf(repayment),
    currency: 'USD',
    debitedUsdMinor: totalOf(repayment),
    feeMinor: 0n,
    transferType: null,
    reference: `${reference} ${repayment.memo}`,
    transferDate: now,
    createdAt: now,
    bookedAt: now,
    journalId: id,
    dueAt: null,
  };
}

function legsOf({ checking, principalMinor, interestMinor }: LoanRepayment): Leg[] {
  const interest = { accountId: bankAccountId('loan_interest_income', 'USD'), amountMinor: interestMinor };
  return [
    { accountId: checking.id, amountMinor: -(principalMinor + interestMinor) },
    { accountId: bankAccountId('loan_principal', 'USD'), amountMinor: principalMinor },
    ...(interestMinor > 0n ? [interest] : []),
  ];
}

type PlanBase = Pick<PostingPlan, 'claimId' | 'payloadHash' | 'requestId' | 'preconditions' | 'answer'>;

/** Principal to what customers owe us, interest to our income, in one journal and one line of the customer's history. */
export function repaymentPlan(ctx: Context, base: PlanBase, repayment: LoanRepayment): PostingPlan {
  const row = transferOf(ctx, base.claimId, repayment);
  const { loanId, principalMinor, interestMinor, action, memo } = repayment;
  return {
    ...base,
    journal: {
      kind: 'loan_instalment',
      ...journalStamp(ctx),
      reference: row.reference,
      memo: `${memo}: ${loanReference(loanId)}`,
      legs: legsOf(repayment),
    },
    activities: activitiesOf(row),
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, {
        action,
        subject: `user:${repayment.checking.userId}`,
        details: { loan: loanId, transfer: row.id, principalMinor: String(principalMinor), interestMinor: String(interestMinor) },
      }),
    ],
  };
}
