import { noun } from '../../noun.ts';
import { resealing } from '../../services/jobs/resealing.ts';
import { keepLoanOffers } from './keep-loan-offers.job.ts';
import { loanQueue } from './loan-queue.ts';
import { callsOfLoans } from './loans-routes.ts';
import { openApprovals } from './open-approvals.ts';
import { forgetSavedApplications, resealApplication } from './saved-application.ts';
import { sealedApplications, deleteSavedApplication } from './saved-applications-store.ts';
import { takeInstalments } from './take-instalments.job.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { countOpenLoans } from './loans-store.ts';

const loansClosing: CustomerClosing = {
  tables: {
    loan: 'kept: what was lent, declined and repaid is evidence',
    loan_instalment: 'kept: with its loan',
    loan_acceptance: 'kept: with its loan',
    saved_application: 'deleted',
  },
  blocks: { openLoans: countOpenLoans },
  async close(tx, _ctx, userId) {
    await deleteSavedApplication(tx, userId);
  },
};

export const loans = noun({
  calls: [callsOfLoans],
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
