/** @returns the part that `amount` is of `whole`, for bars and percentages; nothing of nothing. */
export const shareOf = (amount: bigint, whole: bigint): number =>
  Number(amount) / Number(whole || 1n);
