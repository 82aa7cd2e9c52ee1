import { noun } from '../../noun.ts';
import { creditInterest, interestClosing } from './credit-interest.ts';
import { callsOfSavings } from './savings-routes.ts';

export const interest = noun({
  calls: [callsOfSavings],
  jobs: () => [
    {
      name: 'interest',
      about: 'Credits savings accounts the months that have ended.',
      movesMoney: true,
      everyMs: 60_000,
      run: creditInterest,
    },
  ],
  closing: interestClosing,
});
