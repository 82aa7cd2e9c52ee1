import { define, withParams } from './define.ts';
import { nameParam } from './params.ts';

/** Of a month of one's money, and what it is sorted by. */
export const ofInsight = define({
  NO_PAYEE_TO_SORT: {
    status: 409,
    title: 'Nothing to sort',
    message:
      'You can only sort payments you made to another person or a biller. Nothing was changed.',
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
