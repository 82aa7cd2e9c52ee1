import { noun } from '../../noun.ts';
import { forgetChallenges } from './challenges-store.ts';
import { callsOfPasskeys } from './passkeys-routes.ts';
import { recordPasskeys } from './record-passkeys.job.ts';

export const passkeys = noun({
  calls: [callsOfPasskeys],
  jobs: () => [
    {
      name: 'recorded-passkeys',
      about: 'Writes the keys of older passkeys into the audit trail.',
      everyMs: 60_000,
      run: recordPasskeys,
    },
  ],
  forgets: [
    {
      name: 'forgotten-challenges',
      about: 'Forgets passkey challenges that were not answered in time.',
      everyMs: 60_000,
      forget: forgetChallenges,
    },
  ],
});
