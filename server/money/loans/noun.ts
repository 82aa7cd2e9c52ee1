import { noun } from '../../noun.ts';
import { resealing } from '../../services/jobs/resealing.ts';
import { keepLoanOffers } from './keep-loan-offers.job.ts';
import { loanQueue } from './loan-queue.ts';
import { loansClosing } from './loans-closing.ts';
import { callsOfLoans } from './loans-routes.ts';
import { openApprovals } from './open-approvals.ts';
import { forgetSavedApplications, resealApplication } from './saved-application.ts';
import { sealedApplications } from './saved-applications-store.ts';
import { callsOfStaffLoans } from './staff-loans-routes.ts';
import { takeInstalments } from './take-instalments.job.ts';

export const loans = noun({
  calls: [callsOfLoans, callsOfStaffLoans],
  jobs: () => [
    {
      name: 'loan-offers',
      about: 'Ends loan offers that were not accepted in time, and tells their customers.',
      everyMs: 60_000,
      run: keepLoanOffers,
    },
    {
      name: 'loan-instalments',
      about: "Takes due loan payments from the customers' accounts.",
      movesMoney: true,
      everyMs: 60_000,
      run: takeInstalments,
    },
    {
      name: 'forgotten-applications',
      about: 'Forgets loan applications that were saved a month ago and not sent.',
      everyMs: 3_600_000,
      run: forgetSavedApplications,
    },
  ],
  sealed: [
    resealing({
      name: 'sealed-applications',
      things: 'saved loan applications',
      column: sealedApplications,
      again: resealApplication,
    }),
  ],
  queue: loanQueue,
  proposals: [openApprovals],
  closing: loansClosing,
});
