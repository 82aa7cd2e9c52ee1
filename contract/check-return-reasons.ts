/** Why staff return a check, by code: what its customer reads. */
export const checkReturnReasons = {
  UNREADABLE: 'The pictures cannot be read. Please take them again in good light.',
  INCOMPLETE:
    'A side or a corner of the check is missing from the pictures. Please take them again.',
  NOT_ENDORSED:
    'The back is not signed, or “For mobile deposit only” is missing. Please add it and send ' +
    'the check again.',
  NOT_PAYABLE_TO_CUSTOMER: 'The check is not made out to you.',
  DUPLICATE: 'This check was deposited before.',
  AMOUNTS_DIFFER:
    'The amount in figures and the amount in words differ. Please ask for a new check.',
  STALE: 'The check is older than six months. Please ask for a new one.',
  POSTDATED: 'The check is dated in the future. Please send it again on its day.',
  ALTERED: 'The check looks altered. Please ask for a new one.',
  OVER_LIMIT:
    'The amount is above what can be deposited by picture. Please bring the check to a branch.',
  NOT_A_CHECK: 'This is not a check drawn on a bank in the United States.',
} as const;

export type CheckReturnReason = keyof typeof checkReturnReasons;
export const checkReturnReasonCodes = Object.keys(checkReturnReasons) as [
  CheckReturnReason,
  ...CheckReturnReason[],
];
