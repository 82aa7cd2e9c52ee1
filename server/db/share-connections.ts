import { invariant } from '../base/invariant.ts';

/** The connections that each kind of work has for itself, so that none keeps another waiting. */
export interface ConnectionShares {
  /** The group commit's own: two calls, and the flush barrier. */
  money: number;
  /** The reads of requests, and their writes that do not wait for the disk. */
  reading: number;
  /** The writes of requests: each waits for the disk, and for a standby. */
  writing: number;
  jobs: number;
}

export const usualConnections = 16;

const ofGroupCommit = 3;
const fewest = 8;

/** Divides the connections of one server: three for money, a fifth for jobs, the rest by halves. */
export function shareConnections(total: number): ConnectionShares {
  invariant(
    total >= fewest,
    `A server needs ${fewest} connections: a kind of work would have none.`,
  );
  const jobs = Math.max(2, Math.round(total / 5));
  const ofRequests = total - ofGroupCommit - jobs;
  const writing = Math.floor(ofRequests / 2);
  return { money: ofGroupCommit, reading: ofRequests - writing, writing, jobs };
}
