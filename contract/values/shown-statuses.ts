/** As shown to a person. The store keeps `in_review` and `settling` apart; both read Pending. */
export const shownStatuses = [
  'Scheduled',
  'Pending',
  'Approved',
  'Completed',
  'Declined',
  'Returned',
  'Cancelled',
] as const;

/** The states of an order, from the moment it is given. */
export const stepStatuses = ['Submitted', ...shownStatuses] as const;
