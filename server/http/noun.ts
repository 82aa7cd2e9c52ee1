import { noun } from '../noun.ts';
import { forgetOldClaims } from '../ledger/decision-claims.ts';
import { callsOfBank } from './bank-routes.ts';
import { callsOfChanges } from './changes-routes.ts';
import { callsOfClientErrors } from './client-errors-routes.ts';
import { callsOfFiles } from './file-routes.ts';
import { callsOfSandbox } from './sandbox-routes.ts';

export const http = noun({
  calls: [
    callsOfBank,
    callsOfClientErrors,
    callsOfFiles,
    callsOfChanges,
    ({ worker }) => callsOfSandbox(worker),
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
