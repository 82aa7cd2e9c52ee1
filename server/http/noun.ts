import { noun } from '../noun.ts';
import { forgetOldClaims } from '../ledger/decision-claims.ts';
import { bindBank } from './bank-routes.ts';
import { bindChanges } from './changes-routes.ts';
import { bindClientErrors } from './client-errors-routes.ts';
import { bindFiles } from './file-routes.ts';
import { bindSandbox } from './sandbox-routes.ts';

export const http = noun({
  calls: [
    bindBank,
    bindClientErrors,
    bindFiles,
    bindChanges,
    (app, bank, { worker }) => bindSandbox(app, bank, worker),
  ],
  jobs() {
    const forgetClaims = forgetOldClaims();
    return [
      {
        name: 'forgotten-claims',
        about: 'Forgets how requests were answered 90 days ago.',
        everyMs: 60_000,
        run: ({ bank }) => forgetClaims(bank.db),
      },
    ];
  },
});
