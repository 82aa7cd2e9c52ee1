import { formatsOf } from '../../../contract/values/format.ts';

const { plural } = formatsOf('en-US');

/** The words of a loan agreement; those of the figures are those of 12 CFR 1026.18. */
export const agreementTexts = {
  title: 'Loan agreement',
  subject: (reference: string, holder: string) => `Loan agreement ${reference} of ${holder}`,
  lead: (reference: string, holder: string, bank: string) =>
    `${bank} (the creditor) lends money to ${holder} on the terms below. Reference: ${reference}.`,
  creditor: 'Creditor',
  borrower: 'Borrower',
  apr: 'Annual percentage rate (APR)',
  aprMeans: 'The cost of your credit as a yearly rate.',
  financeCharge: 'Finance charge',
  financeChargeMeans: 'The dollar amount the credit will cost you.',
  amountFinanced: 'Amount financed',
  amountFinancedMeans: (account: string) =>
    `The amount of credit provided to you or on your behalf. All of it is paid to you, into your ` +
    `Checking Account ending in ${account}.`,
  totalOfPayments: 'Total of payments',
  totalOfPaymentsMeans:
    'The amount you will have paid after you have made all payments as scheduled.',
  interest: 'Interest rate',
  fixed: (rate: string) => `${rate} a year, fixed for the whole term. There are no other fees.`,
  schedule: 'Payment schedule',
  payments: (count: number, amount: string) =>
    `${plural(count, { one: '# payment', other: '# payments' })} of ${amount}`,
  monthly: 'One payment a month',
  firstAfterPayout: 'The first is due one month after the day the money is paid out.',
  firstOn: (day: string) => `First payment: ${day}.`,
  howPaid: (account: string) =>
    `Payments are taken from your Checking Account ending in ${account}. A due date on which we ` +
    'are closed moves to the next business day.',
  late: 'Late payment',
  noLateCharge: 'There is no late charge. We try again every day until the money is there.',
  prepayment: 'Prepayment',
  noPenalty:
    'If you pay off early, you won’t have to pay a penalty. You pay the interest up to that day, ' +
    'and none for the time after it.',
  security: 'Security',
  unsecured: 'You give no security interest in any property.',
  accept:
    'Accept only what you have read. You owe nothing unless you accept. By accepting, you agree to ' +
    'repay the amount financed and the finance charge on this schedule.',
  offeredUntil: (day: string) => `This offer can be accepted through ${day}.`,
  acceptedOn: (moment: string, factor: string) =>
    `Accepted on ${moment}, confirmed with ${factor}.`,
  factors: {
    passkey: 'a passkey',
    code: 'a code from the authenticator app',
    pin: 'the security PIN',
    password: 'the password',
  },
  notAccepted: 'This offer was not accepted and has ended. Nothing is owed under it.',
  paidOutOn: (moment: string) => `Paid out on ${moment}.`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
};
