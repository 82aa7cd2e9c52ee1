import { accountsClosing } from './money/accounts/accounts-closing.ts';
import { approvalsClosing } from './money/approvals/daily-limit.ts';
import { billsClosing } from './money/bills/schedules-store.ts';
import { cardsClosing } from './money/cards/cards-store.ts';
import { depositsClosing } from './money/deposits/checks-store.ts';
import { disputesClosing } from './money/disputes/disputes-store.ts';
import { exchangeClosing } from './money/exchange/quotes-store.ts';
import { goalsClosing } from './money/goals/goals-store.ts';
import { interestClosing } from './money/interest/credit-interest.ts';
import { loansClosing } from './money/loans/loans-closing.ts';
import { momentsClosing } from './money/moments/moments-store.ts';
import { transfersClosing } from './money/transfers/transfers-closing.ts';
import { freezesClosing } from './people/freezes/freezes-store.ts';
import { identityClosing } from './people/identity/identity-store.ts';
import { profilesClosing } from './people/profiles/profiles-store.ts';
import { secondFactorClosing } from './people/second-factor/forget-second-factor.ts';
import { pinClosing } from './people/security-pin/pins-store.ts';
import type { CustomerClosing } from './people/users/closing.ts';
import { usersClosing } from './people/users/users-closing.ts';
import { adminClosing } from './staff/admin/payment-words-store.ts';
import { fundingClosing } from './staff/funding/proposals-store.ts';
import { messagesClosing } from './staff/messages/messages-store.ts';
import { reviewsClosing } from './staff/payment-reviews/reviews-store.ts';

/**
 * What each noun does when staff close a customer, in the order in which they lock: jobs that pay
 * what is due lock first the order, then its accounts. In another order two transactions would each
 * hold what the other waits for.
 */
export const customerClosings: readonly CustomerClosing[] = [
  transfersClosing,
  billsClosing,
  interestClosing,
  goalsClosing,
  momentsClosing,
  accountsClosing,
  identityClosing,
  freezesClosing,
  cardsClosing,
  usersClosing,
  secondFactorClosing,
  loansClosing,
  depositsClosing,
  disputesClosing,
  exchangeClosing,
  approvalsClosing,
  profilesClosing,
  pinClosing,
  reviewsClosing,
  fundingClosing,
  messagesClosing,
  adminClosing,
];

/** Tables that refer to people of the staff alone: a customer's closing does not concern them. */
export const tablesOfStaff = [
  'rates_proposal',
  'day_reopening',
  'policy_proposal',
  'staff_case',
  'staff_invitation',
  'staff_role',
  'staff_role_proposal',
];
