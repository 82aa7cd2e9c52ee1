import { define, withParams } from './define.ts';
import { nameParam } from './params.ts';

/** Of a month of one's money, and what is said of payees. */
export const ofInsight = define({
  NO_PAYEE_TO_SORT: {
    status: 409,
    title: 'Nothing to sort',
    message:
      'You can only sort payments you made to another person or a biller. Nothing was changed.',
  },
  NO_PAYEE_TO_NAME: {
    status: 409,
    title: 'No payee to name',
    message:
      'You can only nickname a person or a biller you made a payment to. Nothing was changed.',
  },
  MONTH_OUT_OF_REACH: withParams({
    params: { first: nameParam, last: nameParam },
    status: 422,
    title: 'Month out of reach',
    message: ({ first, last }) =>
      `Please choose a month from ${first} to ${last}, the current month.`,
    field: 'month',
  }),
});
