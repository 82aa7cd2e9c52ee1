import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { formatsOf } from '../../../contract/values/format.ts';

const { longDay } = formatsOf('en-US');

/** The days of a yearly paper. */
export interface PaperPeriod {
  first: CalendarDay;
  last: CalendarDay;
  isOver: boolean;
}

/** The words of the letters that a customer hands on. */
export const lettersTexts = {
  form: {
    title: 'Direct deposit form',
    subject: (holder: string) => `Direct deposit form of ${holder}`,
    lead:
      'To my employer, or anyone who pays me: please deposit my payments into the account below, ' +
      'until I tell you otherwise in writing.',
    holder: 'Account holder',
    bank: 'Bank',
    routing: 'Routing number',
    account: 'Account number',
    type: 'Account type',
    howMuch: 'Deposit',
    wholeOrPart: 'The whole payment, unless an amount is written here:  $',
    employer: 'Employer',
    signature: 'Signature',
    date: 'Date',
  },
  letter: {
    title: 'Balance letter',
    subject: (holder: string) => `Balance letter of ${holder}`,
    lead: (holder: string, moment: string) =>
      `To whom it may concern: ${holder} has the accounts below with us. These are their balances ` +
      `on ${moment}, in US dollars.`,
    ending: (type: string, digits: string) => `${type}, number ending in ${digits}`,
    available: (amount: string) => `Available: ${amount}`,
    total: 'Together',
    after:
      'The balances are those of that moment. They say nothing about later ones, and the bank ' +
      'guarantees no payment by this letter.',
    toCheck: (phone: string) =>
      `It was made by the bank’s own system and needs no signature. To check it, call ${phone}.`,
  },
};

/** The words of yearly papers; what they share with a statement is among its words. */
export const papersTexts = {
  periodOf: ({ first, last, isOver }: PaperPeriod) =>
    `${longDay(first)} to ${longDay(last)}${isOver ? '' : ' (the year so far)'}`,
  interest: {
    title: (year: string) => `1099-INT figures for ${year}`,
    subject: (year: string, holder: string) => `1099-INT figures ${year} for ${holder}`,
    lead: (period: string) =>
      `Interest posted from ${period}, for your records. This is not Form 1099-INT and was not ` +
      'filed with the IRS.',
    payer: 'Payer',
    recipient: 'Recipient',
    taxNumber: 'Taxpayer identification number',
    notOnPaper: 'Not on this paper',
    ofAccount: (type: string, number: string) => `Interest on ${type} ${number}`,
    box1: 'Box 1, interest income',
    box4: 'Box 4, federal income tax withheld',
    form: {
      name: 'Form 1099-INT',
      needed: 'Needed: the interest of the year is $10.00 or more',
      neededSoFar: 'Needed for this year: its interest is $10.00 or more so far',
      notNeeded: 'No form is needed: the interest of the year is below $10.00',
      notNeededSoFar: 'Not needed so far: the interest is below $10.00',
    },
    after: [
      'Interest belongs to the year in which it was posted: that of December is posted in January, ' +
        'and counts in the next year.',
      'Interest below $10.00 is income too, although the IRS asks the bank for no form. If you ' +
        'aren’t sure what to report, ask a tax professional.',
    ],
    all: 'All accounts',
    head: [
      'From',
      'To',
      'Payer',
      'Account number',
      'Account type',
      'Box 1 interest income',
      'Box 4 federal income tax withheld',
      'Currency',
      'Form 1099-INT',
    ],
  },
  sums: {
    title: (year: string) => `Your ${year} by account`,
    subject: (year: string, holder: string) => `Sums of ${year} by account for ${holder}`,
    lead: (period: string) =>
      `What was posted from ${period}. Money in includes interest, and money out includes fees.`,
    account: 'Account',
    interest: 'Interest',
    fees: 'Fees',
    all: (currency: string) => `All accounts, ${currency}`,
    after: [
      'Money that you moved between your own accounts counts in both. Fees that were given back ' +
        'are taken off the fees.',
    ],
    head: [
      'From',
      'To',
      'Account number',
      'Account type',
      'Opening balance',
      'Money in',
      'Money out',
      'Interest',
      'Fees',
      'Closing balance',
      'Currency',
    ],
  },
};
