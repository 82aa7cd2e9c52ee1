import { defineRoute } from '../calls/route.ts';

export const getDirectDepositFormRoute = defineRoute({
  method: 'GET',
  path: '/api/letters/direct-deposit.pdf',
  who: 'customer',
  summary:
    'A form for an employer, as PDF: where pay is deposited, with room for a signature. It names ' +
    'the own Checking Account.',
  answers: {},
  download: ['application/pdf'],
  refusals: ['TOO_MANY_TRIES'],
});

export const getBalanceLetterRoute = defineRoute({
  method: 'GET',
  path: '/api/letters/balances.pdf',
  who: 'customer',
  summary:
    'A letter that says what is in the own accounts at this moment, as PDF, for a landlord or an ' +
    'office. It has the last four digits of each account number alone.',
  answers: {},
  download: ['application/pdf'],
  refusals: ['TOO_MANY_TRIES'],
});
