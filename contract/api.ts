import type { Route } from './calls/route.ts';
import * as cases from './calls/cases.ts';
import * as changes from './calls/changes.ts';
import * as clientErrors from './calls/client-errors.ts';
import * as sandbox from './calls/sandbox.ts';
import * as colleagues from './people/colleagues.ts';
import * as conversations from './people/conversations.ts';
import * as freezes from './people/freezes.ts';
import * as freshProof from './people/fresh-proof.ts';
import * as identity from './people/identity.ts';
import * as invitations from './people/invitations.ts';
import * as languageChoice from './people/language-choice.ts';
import * as mailChoices from './people/mail-choices.ts';
import * as messages from './people/messages.ts';
import * as moments from './people/moments.ts';
import * as notMe from './people/not-me.ts';
import * as notices from './people/notices.ts';
import * as ownEmail from './people/own-email.ts';
import * as passkeys from './people/passkeys.ts';
import * as passwordResets from './people/password-resets.ts';
import * as passwordRules from './people/password-rules.ts';
import * as profiles from './people/profiles.ts';
import * as secondFactor from './people/second-factor.ts';
import * as sessions from './people/sessions.ts';
import * as storedFiles from './people/stored-files.ts';
import * as userSearch from './people/user-search.ts';
import * as users from './people/users.ts';
import * as accounts from './money/accounts.ts';
import * as approvals from './money/approvals.ts';
import * as bank from './money/bank.ts';
import * as billChanges from './money/bill-changes.ts';
import * as bills from './money/bills.ts';
import * as cards from './money/cards.ts';
import * as coming from './money/coming.ts';
import * as delayedOrders from './money/delayed-orders.ts';
import * as deposits from './money/deposits.ts';
import * as disputes from './money/disputes.ts';
import * as exchange from './money/exchange.ts';
import * as feeds from './money/feeds.ts';
import * as insight from './money/insight.ts';
import * as internationalTransfers from './money/international-transfers.ts';
import * as letters from './money/letters.ts';
import * as loanOffers from './money/loan-offers.ts';
import * as loans from './money/loans.ts';
import * as localTransfers from './money/local-transfers.ts';
import * as nicknames from './money/nicknames.ts';
import * as ownTransfers from './money/own-transfers.ts';
import * as recipients from './money/recipients.ts';
import * as savedApplications from './money/saved-applications.ts';
import * as savedSearches from './money/saved-searches.ts';
import * as savingsGoals from './money/savings-goals.ts';
import * as statements from './money/statements.ts';
import * as transferList from './money/transfer-list.ts';
import * as transfers from './money/transfers.ts';
import * as adminUsers from './staff/admin-users.ts';
import * as audit from './staff/audit.ts';
import * as bankDay from './staff/bank-day.ts';
import * as bankStatements from './staff/bank-statements.ts';
import * as booksProof from './staff/books-proof.ts';
import * as reconciliation from './staff/reconciliation.ts';
import * as books from './staff/books.ts';
import * as checkDishonor from './staff/check-dishonor.ts';
import * as checkReviews from './staff/check-reviews.ts';
import * as dayReopenings from './staff/day-reopenings.ts';
import * as periods from './staff/periods.ts';
import * as disputeCases from './staff/dispute-cases.ts';
import * as fundingProposals from './staff/funding-proposals.ts';
import * as mailbox from './staff/mailbox.ts';
import * as messageAnswers from './staff/message-answers.ts';
import * as outsidePayments from './staff/outside-payments.ts';
import * as paymentReturns from './staff/payment-returns.ts';
import * as paymentReviews from './staff/payment-reviews.ts';
import * as policyChanges from './staff/policy-changes.ts';
import * as referenceRates from './staff/reference-rates.ts';
import * as staffLoans from './staff/staff-loans.ts';
import * as staffNews from './staff/staff-news.ts';
import * as userSheet from './staff/user-sheet.ts';
import * as achFiles from './staff/ach-files.ts';
import * as achUploads from './staff/ach-uploads.ts';
import * as customerVouchers from './staff/customer-vouchers.ts';
import * as unclaimedFunds from './staff/unclaimed-funds.ts';
import * as vouchers from './staff/vouchers.ts';
import * as weaknesses from './staff/weaknesses.ts';

/** The calls of a noun by name: what it exports as `NAMERoute`. */
type CallsOf<Noun> = {
  [Name in keyof Noun as Name extends `${infer Call}Route` ? Call : never]: Noun[Name];
};

const callsOf = <Noun extends object>(noun: Noun) =>
  Object.fromEntries(
    Object.entries(noun).flatMap(([name, value]) =>
      name.endsWith('Route') ? [[name.slice(0, -'Route'.length), value]] : [],
    ),
  ) as CallsOf<Noun>;

/**
 * Every call of the bank, from the files of its nouns. Guard, OpenAPI document, typed client and
 * authorization test are made from this one table.
 */
export const api = {
  ...callsOf(users),
  ...callsOf(sessions),
  ...callsOf(secondFactor),
  ...callsOf(passkeys),
  ...callsOf(profiles),
  ...callsOf(mailChoices),
  ...callsOf(languageChoice),
  ...callsOf(notices),
  ...callsOf(freezes),
  ...callsOf(identity),
  ...callsOf(passwordResets),
  ...callsOf(invitations),
  ...callsOf(colleagues),
  ...callsOf(staffNews),
  ...callsOf(notMe),
  ...callsOf(clientErrors),
  ...callsOf(changes),
  ...callsOf(ownEmail),
  ...callsOf(messages),
  ...callsOf(conversations),
  ...callsOf(accounts),
  ...callsOf(savingsGoals),
  ...callsOf(moments),
  ...callsOf(localTransfers),
  ...callsOf(ownTransfers),
  ...callsOf(internationalTransfers),
  ...callsOf(exchange),
  ...callsOf(recipients),
  ...callsOf(transferList),
  ...callsOf(savedSearches),
  ...callsOf(insight),
  ...callsOf(nicknames),
  ...callsOf(transfers),
  ...callsOf(letters),
  ...callsOf(delayedOrders),
  ...callsOf(disputes),
  ...callsOf(disputeCases),
  ...callsOf(bills),
  ...callsOf(coming),
  ...callsOf(billChanges),
  ...callsOf(loans),
  ...callsOf(savedApplications),
  ...callsOf(loanOffers),
  ...callsOf(staffLoans),
  ...callsOf(cards),
  ...callsOf(statements),
  ...callsOf(feeds),
  ...callsOf(approvals),
  ...callsOf(deposits),
  ...callsOf(storedFiles),
  ...callsOf(referenceRates),
  ...callsOf(policyChanges),
  ...callsOf(freshProof),
  ...callsOf(adminUsers),
  ...callsOf(userSearch),
  ...callsOf(userSheet),
  ...callsOf(audit),
  ...callsOf(weaknesses),
  ...callsOf(mailbox),
  ...callsOf(cases),
  ...callsOf(checkReviews),
  ...callsOf(checkDishonor),
  ...callsOf(paymentReviews),
  ...callsOf(fundingProposals),
  ...callsOf(outsidePayments),
  ...callsOf(paymentReturns),
  ...callsOf(unclaimedFunds),
  ...callsOf(vouchers),
  ...callsOf(achFiles),
  ...callsOf(achUploads),
  ...callsOf(customerVouchers),
  ...callsOf(messageAnswers),
  ...callsOf(books),
  ...callsOf(bankStatements),
  ...callsOf(booksProof),
  ...callsOf(reconciliation),
  ...callsOf(dayReopenings),
  ...callsOf(periods),
  ...callsOf(bankDay),
  ...callsOf(bank),
  ...callsOf(passwordRules),
  ...callsOf(sandbox),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
