/** Why staff return a check: what they choose by, and what its customer reads. */
export const checkReturnReasons = {
  unreadable: { label: 'Cannot be read', text: 'The pictures cannot be read. Please take them again in good light.' },
  incomplete: { label: 'Side or corner missing', text: 'A side or a corner of the check is missing from the pictures. Please take them again.' },
  not_endorsed: { label: 'Not endorsed', text: 'The back is not signed, or “For mobile deposit only” is missing. Please add it and send the check again.' },
  not_payable_to_customer: { label: 'Made out to somebody else', text: 'The check is not made out to you.' },
  duplicate: { label: 'Deposited before', text: 'This check was deposited before.' },
  amounts_differ: { label: 'Figures and words differ', text: 'The amount in figures and the amount in words differ. Please ask for a new check.' },
  stale: { label: 'Older than six months', text: 'The check is older than six months. Please ask for a new one.' },
  postdated: { label: 'Dated in the future', text: 'The check is dated in the future. Please send it again on its day.' },
  altered: { label: 'Looks altered', text: 'The check looks altered. Please ask for a new one.' },
  over_limit: { label: 'Above the limit', text: 'The amount is above what can be deposited by picture. Please bring the check to a branch.' },
  not_a_check: { label: 'No check of a US bank', text: 'This is not a check drawn on a bank in the United States.' },
} as const;

export type CheckReturnReason = keyof typeof checkReturnReasons;
export const checkReturnReasonCodes = Object.keys(checkReturnReasons) as [CheckReturnReason, ...CheckReturnReason[]];
