import { invariant } from '../base/invariant.ts';

/** How many connections each kind of work has for itself, so that none keeps another waiting. */
export interface ConnectionShares {
  /** The lane's own: two calls, and the flush barrier. */
  money: number;
  /** What requests read, and what they write without waiting for the disk. */
  reading: number;
  /** What requests write: each waits for the disk, and for a standby. */
  writing: number;
  jobs: number;
}

export const usualConnections = 16;

const ofTheLane = 3;
const fewest = 8;

/** Divides the connections of one server: three for money, a fifth for jobs, the rest by halves. */
export function shareConnections(total: number): ConnectionShares {
  invariant(
    total >= fewest,
    `A server needs ${fewest} connections: a kind of work would have none.`,
  );
  const jobs = Math.max(2, Math.round(total / 5));
  const ofRequests = total - ofTheLane - jobs;
  const writing = Math.floor(ofRequests / 2);
  return { money: ofTheLane, reading: ofRequests - writing, writing, jobs };
}
