import type { Check, Finding } from './check.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const ofStaff = 'staff decide on a case whose row must stay locked and change with the money';
const ofCustomer = 'one customer changes more than a plan can carry';
const ofRight =
  'what staff post commits only while they may, which is read in the same transaction';
const ofOrder = 'a customer takes back an order whose row its settlement locks, too';
const ofJob = 'a job changes the rows that were due in the commit that pays them';

/** The files that may post in a transaction of their own, and why. Decision 74 tells more. */
const ownTransactions: Record<string, string> = {
  'server/http/answer-money.ts': ofRight,
  'server/staff/admin/delete-user.ts': ofStaff,
  'server/money/deposits/accept-check.ts': ofStaff,
  'server/money/deposits/dishonor-check.ts': ofStaff,
  'server/money/disputes/correct-dispute.ts': ofStaff,
  'server/staff/funding/approve-funding.ts': ofStaff,
  'server/money/loans/disburse-loan.ts': ofStaff,
  'server/staff/outside-payments/book-return.ts': ofStaff,
  'server/staff/vouchers/book-voucher.ts': ofStaff,
  'server/staff/periods/year-end.ts': ofStaff,
  'server/staff/payment-reviews/approve-payment.ts': ofStaff,
  'server/staff/payment-reviews/decline-payment.ts': ofStaff,
  'server/money/bills/change-bill.ts': ofCustomer,
  'server/money/loans/pay-off-loan.ts': ofCustomer,
  'server/money/transfers/take-back.ts': ofOrder,
  'server/money/ach/post-credits.job.ts': ofJob,
  'server/money/ach/settle-files.job.ts': ofJob,
  'server/money/bills/pay-instalments.job.ts': ofJob,
  'server/money/deposits/collect-checks.job.ts': ofJob,
  'server/money/interest/credit-interest.ts': ofJob,
  'server/money/loans/take-instalments.job.ts': ofJob,
  'server/money/transfers/pay-due-transfers.job.ts': ofJob,
  'server/money/transfers/repeat-moves.ts': ofJob,
  'server/money/transfers/settle-transfers.job.ts': ofJob,
};

/** The door of money calls. */
const handsToGroupCommit = 'server/http/answer-money.ts';

const postsByItself = /\b(?:postWithin|postOneWithin|postRequestWithin)\(/;
const queuesAPlan = /\bledger\.post\(/;

export const ownTransactionsNamed: Check = {
  rule: 'requests post through the group commit; staff and jobs that post in their own transaction are named',
  find(tree) {
    const findings: Finding[] = [];
    const isServer = (file: string) =>
      /^server\/(?!ledger\/)/.test(file) && isCode(file) && !isTest(file);
    for (const [file, text] of filesWhere(tree, isServer)) {
      const posts = postsByItself.test(text);
      if (posts && !(file in ownTransactions)) {
        findings.push({
          file,
          problem: 'posts in a transaction of its own',
          mend: 'return a plan for the group commit; if its rows must change with the money, add it here',
        });
      }
      if (!posts && file in ownTransactions) {
        findings.push({
          file,
          problem: 'is named as posting in its own transaction, and posts nothing',
          mend: 'take it off the list in checks/own-transactions.ts',
        });
      }
      if (queuesAPlan.test(text) && file !== handsToGroupCommit) {
        findings.push({
          file,
          problem: 'hands a plan to the group commit by itself',
          mend: 'return the plan: answerMoney keeps its refusals with the claim',
        });
      }
    }
    return findings;
  },
};
