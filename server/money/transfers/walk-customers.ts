import type { Queryable } from '../../db/database.ts';

/**
 * Looking at this many customers takes some milliseconds; a larger bank is walked through in
 * several beats.
 */
const customersAtOnce = 20_000;

/** Before whichever customer comes first. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The customers that a beat looks at: those after one, up to another. */
export interface CustomersOfBeat {
  after: string;
  end: string;
  /** No customer comes after them. */
  endsRound: boolean;
}

/** The customers of the beat that begins after one; undefined when there is none left. */
async function findBeat(db: Queryable, after: string): Promise<CustomersOfBeat | undefined> {
  const { rows } = await db.query<{ end: string; count: number }>(
    `WITH next AS (SELECT id FROM owner WHERE id > $1 ORDER BY id LIMIT $2)
     SELECT id AS "end", (SELECT count(*) FROM next)::int AS count FROM next
      ORDER BY id DESC LIMIT 1`,
    [after, customersAtOnce],
    { name: 'customers-of-beat' },
  );
  return rows[0] && { after, end: rows[0].end, endsRound: rows[0].count < customersAtOnce };
}

/**
 * Walks through all customers, one part a beat, round after round. It knows up to when all of them
 * were looked at: when the last round began that left nothing.
 */
export function walkCustomers() {
  let after = beforeAll;
  let current: CustomersOfBeat | undefined;
  let round: { beganAt: Temporal.Instant; isWhole: boolean } | undefined;
  let caughtUpAt: Temporal.Instant | undefined;
  const endRound = () => {
    if (round?.isWhole) caughtUpAt = round.beganAt;
    round = undefined;
    after = beforeAll;
  };
  return {
    caughtUpAt: () => caughtUpAt,
    /** The customers of the next beat; undefined where the bank has none. */
    async next(db: Queryable, now: Temporal.Instant): Promise<CustomersOfBeat | undefined> {
      current = await findBeat(db, after);
      if (current === undefined) {
        endRound();
        current = await findBeat(db, after);
      }
      round ??= { beganAt: now, isWhole: true };
      if (current === undefined) endRound();
      return current;
    },
    /** Notes the customer that the beat came to, and whether it left nothing up to there. */
    came(to: string, isAll: boolean): void {
      after = to;
      if (round && !isAll) round.isWhole = false;
      if (current?.endsRound && to === current.end) endRound();
    },
  };
}
