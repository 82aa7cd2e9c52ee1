/**
 * A column that may be null in its table, but not in the rows of one statement: a constraint ties
 * it to what the statement asks for. The constraint must be there.
 */
export interface SureColumn {
  file: string;
  within: string;
  column: string;
  /** The check constraint of the table. */
  constraint: string;
}

const outside = {
  file: 'server/staff/outside-payments/outside-payments-store.ts',
  column: 'payerId',
  constraint: 'transfer_payment_has_a_payer',
};
const returned = { ...outside, file: 'server/staff/outside-payments/returns-store.ts' };
const review = { ...outside, file: 'server/staff/payment-reviews/reviews-store.ts' };
const conversation = {
  file: 'server/staff/messages/conversations-store.ts',
  constraint: 'contact_message_conversation_has_sender',
};
const accepted = {
  file: 'server/money/deposits/dishonored-checks-store.ts',
  within: 'findAcceptedCheck',
};
const sentBack = {
  file: 'server/money/ach/returns-store.ts',
  within: 'findReturnTo',
  constraint: 'rail_file_right_with_its_sums',
};

export const neverNull: readonly SureColumn[] = [
  { ...sentBack, column: 'origin' },
  { ...sentBack, column: 'originName' },
  {
    ...sentBack,
    within: 'lockDueReturns',
    column: 'returnCode',
    constraint: 'rail_entry_returned_with_a_code',
  },
  { ...returned, within: 'findReturn' },
  { ...returned, within: 'findWaitingReturnOf' },
  { ...returned, within: 'findWaitingReturns' },
  { ...outside, within: 'findOnTheirWay' },
  { ...outside, within: 'findByWords' },
  { ...outside, within: 'findOutsidePayment' },
  { ...review, within: 'findReview' },
  { ...review, within: 'findWaitingReviews' },
  { ...conversation, within: 'findParts', column: 'senderId' },
  { ...conversation, within: 'findConversations', column: 'id' },
  { ...conversation, within: 'findWaitingParts', column: 'conversationId' },
  { ...conversation, within: 'findWaitingParts', column: 'isFirst' },
  { ...accepted, column: 'acceptedMinor', constraint: 'check_deposit_accepted_with_an_amount' },
  { ...accepted, column: 'transferId', constraint: 'check_deposit_accepted_with_an_order' },
  {
    file: 'server/money/deposits/collect-checks.job.ts',
    within: 'lockChecksToCollect',
    column: 'amountMinor',
    constraint: 'check_deposit_accepted_with_an_amount',
  },
  {
    file: accepted.file,
    within: 'findDishonoring',
    column: 'at',
    constraint: 'check_deposit_dishonored_by_somebody',
  },
  {
    file: 'server/money/loans/running-loans-store.ts',
    within: 'findRunningLoans',
    column: 'at',
    constraint: 'loan_decided_when_it_says_so',
  },
];
