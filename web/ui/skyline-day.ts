/** The closing balance of a day, in US dollars. */
export interface SkylineDay {
  day: string;
  total: number;
}
