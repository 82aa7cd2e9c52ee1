import { formatsOf } from '../format.ts';
import { dayParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

const { day } = formatsOf('en-US');

/** Of loans and applications for them. */
export const ofLoans = define({
  LOAN_APPLICATION_SUBMITTED: 'Loan application submitted successfully!',
  LOAN_APPLICATION_SAVED: withParams(
    { until: dayParam },
    ({ until }) => `Saved until ${day(until)}. You can finish it here, on any device.`,
  ),
  LOAN_APPLICATION_DELETED: 'Your saved application was deleted.',
  LOAN_PAID_BACK: 'Your loan is paid back in full.',
  LOAN_APPROVED: 'Loan approved.',
  LOAN_DECLINED: 'Loan declined.',
  LOAN_PAID_OUT: 'Loan paid out.',
});
