import { noun } from '../../noun.ts';
import { forgetRuns } from './job-runs-store.ts';
import { forgetDoneTasks } from './task-queue.ts';

export const jobs = noun({
  forgets: [
    {
      name: 'forgotten-jobs',
      about: 'Forgets queued work that was done a month ago.',
      forget: forgetDoneTasks,
    },
    {
      name: 'forgotten-runs',
      about: 'Forgets what stands on this page after three days, failures after three months.',
      forget: forgetRuns,
    },
  ],
});
