import { noun } from '../../noun.ts';
import { resealing } from '../../services/jobs/resealing.ts';
import { resealAppSecret } from './app-secret.ts';
import { secondFactorClosing } from './forget-second-factor.ts';
import { callsOfSecondFactor } from './second-factor-routes.ts';
import { sealedSecrets } from './second-factor-store.ts';
import { tellOfCodesNotGiven } from './tell-of-codes-not-given.job.ts';

export const secondFactor = noun({
  calls: [callsOfSecondFactor],
  jobs: () => [
    {
      name: 'codes-not-given',
      group: 'email',
      about:
        'Tells people by email when their password was entered and no code followed for five minutes.',
      everyMs: 30_000,
      run: tellOfCodesNotGiven,
    },
  ],
  sealed: [
    resealing({
      name: 'sealed-apps',
      things: 'the secrets of authenticator apps',
      column: sealedSecrets,
      again: resealAppSecret,
    }),
  ],
  closing: secondFactorClosing,
});
