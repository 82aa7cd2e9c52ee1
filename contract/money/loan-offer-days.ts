/** The days in which an approved loan can be accepted; the bank is open on the last one. */
export const offerDays = 30;
