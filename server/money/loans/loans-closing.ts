import type { CustomerClosing } from '../../people/users/closing.ts';
import { countOpenLoans } from './loans-store.ts';
import { deleteSavedApplication } from './saved-applications-store.ts';

export const loansClosing: CustomerClosing = {
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
