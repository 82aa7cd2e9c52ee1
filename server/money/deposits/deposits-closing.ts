import type { CustomerClosing } from '../../people/users/closing.ts';
import { countWaitingChecks } from './checks-store.ts';

export const depositsClosing: CustomerClosing = {
  tables: {
    check_deposit: 'kept: an accepted check may still come back unpaid',
    check_hold: 'kept: with its check',
  },
  blocks: { waitingChecks: countWaitingChecks },
};
