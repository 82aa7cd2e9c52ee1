import type { CustomerClosing } from '../../people/users/closing.ts';
import { creditInterestOnClosing } from './credit-interest.ts';

export const interestClosing: CustomerClosing = {
  tables: { interest_credit: 'kept: the books' },
  // What the savings have earned until yesterday goes with the rest of the money.
  settle: creditInterestOnClosing,
};
