import { noun } from '../../noun.ts';
import { chainTrailJob } from './chain-trail.job.ts';

export const audit = noun({
  jobs: () => [
    {
      name: 'chained-trail',
      about: 'Links new audit events into a chain, so that a later change is found.',
      everyMs: 5_000,
      wakes: true,
      run: chainTrailJob,
    },
  ],
});
