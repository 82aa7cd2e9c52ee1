/**
 * The closing balance of a day, in US dollars. Of a day to come it is what is left when the
 * payments that are scheduled until then have been made.
 */
export interface SkylineDay {
  day: string;
  total: bigint;
}

/** The balances as a drawing has them. */
export const heightsOf = (days: readonly SkylineDay[]): number[] =>
  days.map(({ total }) => Number(total));
