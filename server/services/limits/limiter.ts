import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';

export interface LimitRule {
  /** The thing that is counted; part of the counter's key. */
  name: string;
  points: number;
  /** Seconds until the count starts again. */
  duration: number;
}

/**
 * rate-limiter-flexible speaks node-postgres; this is all of it that it needs, on either engine.
 */
function asPostgresClient(db: Database) {
  return {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const { rows, rowCount } = await db.query(text, values);
      return {
        rowCount,
        rows: rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [
              key,
              typeof value === 'bigint' ? Number(value) : value,
            ]),
          ),
        ),
      };
    },
  };
}

const limitersOf = new WeakMap<Database, Map<LimitRule, RateLimiterPostgres>>();

/**
 * The limiter of a rule. It counts in the database, so all servers of a bank count together and a
 * restart forgets nothing.
 */
export function limiterOf(db: Database, rule: LimitRule): RateLimiterPostgres {
  const limiters = limitersOf.get(db) ?? new Map<LimitRule, RateLimiterPostgres>();
  limitersOf.set(db, limiters);
  const { name, points, duration } = rule;
  const limiter =
    limiters.get(rule) ??
    new RateLimiterPostgres({
      storeClient: asPostgresClient(db),
      storeType: 'client',
      tableName: 'limit_counter',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    });
  limiters.set(rule, limiter);
  return limiter;
}
