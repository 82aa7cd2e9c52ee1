import { comingDays } from '../../../contract/money/coming.ts';
import type { AccountType } from '../../../contract/values/account-types.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import type { Locale } from '../../../contract/values/numbers.ts';
import { type PaymentKind, paymentKinds } from '../../../contract/money/payment-kinds.ts';
import type { JournalKind } from '../../ledger/plan.ts';
import type { MovementToCome } from './movements-to-come.ts';
import { mailTexts } from '../../services/mail/mail.texts.ts';

type PaymentJournal = (typeof paymentKinds)[PaymentKind]['journal'];
type Rows = readonly { journal: string; label: string; onStatement?: string }[];

export interface MailedStatement {
  type: AccountType;
  account: string;
  first: CalendarDay;
  isOver: boolean;
  /** It comes each month by the customer's choice. */
  monthly: boolean;
}

const { longDay, shortDay, monthAndYear } = formatsOf('en-US');

export const statementTexts = {
  locale: 'en-US' as Locale,
  longDay,
  /** `Nov 9`: the year is in the head of the statement. */
  shortDay,
  accounts: {
    'Checking Account': 'Checking Account',
    'Savings Account': 'Savings Account',
    'Investment Account': 'Investment Account',
  } as Record<AccountType, string>,
  title: 'Account statement',
  period: (first: string, last: string) => `${first} to ${last}`,
  whole: 'Every transaction posted in this period',
  soFar: 'The period isn’t over yet: transactions posted so far',
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  balanceSoFar: 'Balance so far',
  toCome: `Coming up in the next ${comingDays} days, not posted yet`,
  coming: {
    scheduled: 'Scheduled',
    'recurring bill': 'Recurring bill',
    'loan payment': 'Loan payment',
    interest: 'Interest',
    deposit: 'Direct deposit',
  } as Record<MovementToCome['kind'], string>,
  earnedSoFar: 'Earned so far',
  documentTitle: (title: string) => `statement of ${title}`,
  documentSubject: (month: string, holder: string) => `Statement ${month} for ${holder}`,
  columns: {
    date: 'Date',
    description: 'Description',
    type: 'Type',
    amount: 'Amount',
    balance: 'Balance',
  },
  valueDate: (day: string) => `for ${day}`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  /** The name of a booking on an account, by the kind of its journal. */
  types: {
    settlement: 'Settlement',
    return: 'Return',
    fee: 'Fee',
    reversal: 'Reversal',
    closing: 'Account closed',
    voucher: 'Correction by the bank',
    year_end: 'Year end',
    ...(Object.fromEntries(
      (Object.values(paymentKinds) as Rows).map(({ journal, label, onStatement = label }) => [
        journal,
        onStatement,
      ]),
    ) as Record<PaymentJournal, string>),
  } satisfies Record<JournalKind, string> as Record<JournalKind, string>,
  fromAccount: (number: string) => `From account ${number}`,
  /** Words the staff's note on a deposit as its customer reads it. */
  details: (memo: string) => memo.replace(/^Credited by staff from /, 'From '),
  entriesHead: [
    'Entry ID',
    'Posting day',
    'Posting time',
    'Posted at',
    'Value date',
    'Type',
    'Payee',
    'Description',
    'Reference',
    'Amount',
    'Balance',
    'Currency',
    'Original amount',
    'Original currency',
  ],
  transfersHead: [
    'Transaction ID',
    'Date',
    'Time',
    'Ordered at',
    'Posting day',
    'Posting time',
    'Posted at',
    'Payee',
    'Recipient',
    'Recipient bank',
    'Recipient account',
    'From account',
    'Description',
    'Reference',
    'Category',
    'Type',
    'Status',
    'Status reason',
    'Amount',
    'Currency',
    'Amount in USD',
    'Fee in USD',
    'Ordered',
  ],
  directions: { debit: 'debit', credit: 'credit' },
  mail: (username: string, { type, account, first, isOver, monthly }: MailedStatement) => {
    const period = monthAndYear(first);
    return {
      subject: `Your statement for ${period}`,
      paragraphs: [
        mailTexts.hello(username),
        `Attached is the statement of your ${type} ending in ${account.slice(-3)} for ` +
          `${period}, as a PDF.${isOver ? '' : ' The month isn’t over yet: it shows what has posted so far.'}`,
        (monthly
          ? 'You chose to get your statements by email. You can change that under Statements. '
          : 'You asked for it online. ') + mailTexts.notYou,
      ],
    };
  },
};
