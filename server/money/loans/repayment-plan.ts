import { bankFacts } from '../../../config/bank.ts';
import { paymentKinds } from '../../../contract/money/payment-kinds.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { Context } from '../../context.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { orderPosting, type OrderBase } from '../transfers/order-posting.ts';
import { orderRow, type TransferRow } from '../transfers/transfer-row.ts';
import { loanReference } from './loans-store.ts';

/** Money that goes from Checking to a loan. */
export interface LoanRepayment {
  loanId: string;
  checking: StoredAccount;
  principalMinor: bigint;
  interestMinor: bigint;
  /** Its description, e.g. `Instalment 3 of 60`. */
  memo: string;
  action: 'loan.instalment_paid' | 'loan.paid_off';
}

const totalOf = ({ principalMinor, interestMinor }: LoanRepayment) =>
  principalMinor + interestMinor;

function transferOf(ctx: Context, id: string, repayment: LoanRepayment): TransferRow {
  const now = ctx.bank.clock.businessNow();
  const { checking } = repayment;
  const reference = loanReference(repayment.loanId);
  return orderRow({
    id,
    kind: 'loan_instalment',
    status: 'completed',
    payerId: checking.userId,
    payerAccountId: checking.id,
    senderAccount: checking.number,
    recipientName: bankFacts.name,
    recipientAccount: reference,
    recipientBank: bankFacts.name,
    recipientRouting: bankFacts.routingNumber,
    amountMinor: totalOf(repayment),
    reference: `${reference} ${repayment.memo}`,
    createdAt: now,
    bookedAt: now,
    journalId: id,
  });
}

function legsOf({ checking, principalMinor, interestMinor }: LoanRepayment): Leg[] {
  const interest = {
    accountId: bankAccountId('loan_interest_income', 'USD'),
    amountMinor: interestMinor,
  };
  return [
    { accountId: checking.id, amountMinor: -(principalMinor + interestMinor) },
    {
      accountId: bankAccountId(paymentKinds.loan_instalment.against, 'USD'),
      amountMinor: principalMinor,
    },
    ...(interestMinor > 0n ? [interest] : []),
  ];
}

/**
 * Principal to what customers owe us, interest to our income, in one journal and one line of the
 * customer's history.
 */
export function repaymentPlan(
  ctx: Context,
  base: OrderBase,
  repayment: LoanRepayment,
): PostingPlan {
  const row = transferOf(ctx, base.claimId, repayment);
  const { loanId, principalMinor, interestMinor, action, memo } = repayment;
  return orderPosting(ctx, base, {
    row,
    journal: journalBy(ctx, {
      kind: paymentKinds.loan_instalment.journal,
      reference: row.reference,
      memo: `${memo}: ${loanReference(loanId)}`,
      legs: legsOf(repayment),
    }),
    trail: {
      action,
      subject: `user:${repayment.checking.userId}`,
      details: {
        loan: loanId,
        transfer: row.id,
        principalMinor: String(principalMinor),
        interestMinor: String(interestMinor),
      },
    },
  });
}
