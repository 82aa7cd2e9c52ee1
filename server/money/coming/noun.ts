import { noun } from '../../noun.ts';
import { callsOfComing } from './coming-routes.ts';
import { warnOfShortFunds } from './warn-of-short-funds.job.ts';

export const coming = noun({
  calls: [callsOfComing],
  jobs: () => [
    {
      name: 'short-funds',
      group: 'email',
      about: 'Tells customers a day ahead when a payment, bill or loan payment is not covered.',
      everyMs: 60_000,
      run: warnOfShortFunds,
    },
  ],
});
