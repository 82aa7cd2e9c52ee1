/** So far ahead a loan's payoff is worked out, in days. */
export const payoffDaysAhead = 60;
