import type { CaseKind } from '../contract/calls/cases.ts';
import { desk } from './desk/noun.ts';
import type { Queue } from './desk/queue.ts';
import { http } from './http/noun.ts';
import { accounts } from './money/accounts/noun.ts';
import { openCustomerAccounts } from './money/accounts/open-customer-accounts.ts';
import { ach } from './money/ach/noun.ts';
import { approvals } from './money/approvals/noun.ts';
import { cancelStandingOrders } from './money/bills/cancel-standing-orders.ts';
import { bills } from './money/bills/noun.ts';
import { ordersInDoubt } from './money/bills/orders-in-doubt.ts';
import { cards } from './money/cards/noun.ts';
import { coming } from './money/coming/noun.ts';
import { deposits } from './money/deposits/noun.ts';
import { disputes } from './money/disputes/noun.ts';
import { dollarsOf } from './money/exchange/dollars-of.ts';
import { exchange } from './money/exchange/noun.ts';
import { feeds } from './money/feeds/noun.ts';
import { goals } from './money/goals/noun.ts';
import { insight } from './money/insight/noun.ts';
import { interest } from './money/interest/noun.ts';
import { journals } from './money/journals/noun.ts';
import { loans } from './money/loans/noun.ts';
import { moments } from './money/moments/noun.ts';
import { statements } from './money/statements/noun.ts';
import { cancelUrl } from './money/transfers/cancel-url.ts';
import { transfers } from './money/transfers/noun.ts';
import type { House, Lent, Noun } from './noun.ts';
import { colleagues } from './people/colleagues/noun.ts';
import { freezes } from './people/freezes/noun.ts';
import { identity } from './people/identity/noun.ts';
import { passkeys } from './people/passkeys/noun.ts';
import { passwordResets } from './people/password-resets/noun.ts';
import { profiles } from './people/profiles/noun.ts';
import { secondFactor } from './people/second-factor/noun.ts';
import { securityPin } from './people/security-pin/noun.ts';
import { stepUp } from './people/step-up/noun.ts';
import { notMeUrls } from './people/users/not-me-url.ts';
import { users } from './people/users/noun.ts';
import { audit } from './services/audit/noun.ts';
import { files } from './services/files/noun.ts';
import { jobs } from './services/jobs/noun.ts';
import { mail } from './services/mail/noun.ts';
import { partitions } from './services/partitions/noun.ts';
import { admin } from './staff/admin/noun.ts';
import { bankDay } from './staff/bank-day/noun.ts';
import { bankStatements } from './staff/bank-statements/noun.ts';
import { books } from './staff/books/noun.ts';
import { funding } from './staff/funding/noun.ts';
import { mailbox } from './staff/mailbox/noun.ts';
import { messages } from './staff/messages/noun.ts';
import { outsidePayments } from './staff/outside-payments/noun.ts';
import { paymentReviews } from './staff/payment-reviews/noun.ts';
import { periods } from './staff/periods/noun.ts';
import { policyChanges } from './staff/policy-changes/noun.ts';
import { vouchers } from './staff/vouchers/noun.ts';
import { weaknesses } from './staff/weaknesses/noun.ts';

/**
 * Every noun of the bank. Each line is a floor, from the ground up: a noun imports its own floor
 * and those of the lines before, as checks/server-rooms.ts reads from here.
 */
const floors = [
  [audit, files, jobs, mail, partitions],
  [http],
  [desk],
  [users, secondFactor, passkeys, securityPin, stepUp],
  [passwordResets, profiles, identity, colleagues],
  [freezes],
  [accounts, journals],
  [approvals],
  [exchange],
  [transfers],
  [ach],
  [goals],
  [interest],
  [bills],
  [disputes],
  [deposits],
  [cards],
  [loans],
  [coming],
  [statements],
  [feeds],
  [insight],
  [moments],
  [policyChanges, weaknesses, mailbox],
  [paymentReviews, outsidePayments, funding],
  [books],
  [bankStatements],
  [vouchers, periods],
  [bankDay],
  [messages],
  [admin],
];

export const nouns = floors.flat();

/**
 * The nouns in the order in which they lock when staff close a customer: jobs that pay what is due
 * lock first the order, then its accounts. In another order two transactions would each hold what
 * the other waits for. A noun that locks nothing need not be named; it comes after these.
 */
const closingOrder = [
  transfers,
  bills,
  interest,
  goals,
  moments,
  accounts,
  identity,
  freezes,
  cards,
  users,
  secondFactor,
  loans,
  deposits,
  disputes,
  exchange,
  approvals,
  profiles,
  securityPin,
  paymentReviews,
  funding,
  outsidePayments,
  messages,
  admin,
];

const lent: Lent = {
  welcome: openCustomerAccounts,
  cancelOrders: cancelStandingOrders,
  ordersInDoubt,
  dollarsOf,
  urls: { notMe: notMeUrls, cancel: cancelUrl },
};

/** A kind of case that has no queue does not compile in `bankParts`. */
function queuesOf<Kind extends CaseKind>(all: readonly Noun<Kind>[]): Record<Kind, Queue> {
  const queues = {} as Record<Kind, Queue>;
  for (const { queue: given } of all) {
    const queue = typeof given === 'function' ? given(lent) : given;
    if (queue) queues[queue.kind] = queue;
  }
  return queues;
}

/** The parts of all nouns that the calls of one need. */
export const bankParts: Lent & Pick<House, 'queues' | 'proposals' | 'closings'> = {
  ...lent,
  queues: queuesOf(nouns),
  proposals: nouns.flatMap(({ proposals = [] }) => proposals),
  closings: [...new Set([...closingOrder, ...nouns])].flatMap(({ closing = [] }) => closing),
};
