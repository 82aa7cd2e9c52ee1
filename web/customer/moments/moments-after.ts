/** When the first view has come; the card that comes then moves what is under it. */
export const momentsAfterMs = 1_000;
