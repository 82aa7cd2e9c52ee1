import type { Database } from '../../db/database.ts';
import { createFairQueue, type FairQueue } from '../turns/fair-queue.ts';

/** The key that work shares a line by, and how much of it is done at a time. */
interface Turn {
  key: string;
  atOnce: number;
}

interface Line {
  run: FairQueue;
  /** The number of people who wait or work here; an empty line is forgotten. */
  people: number;
}

const linesOf = new WeakMap<Database, Map<string, Line>>();

/** Enough that this server turns away only a flood. */
const maxWaiting = 1_000;

/**
 * Does work in its turn among all with the same key on this server. One person, or one address,
 * takes no more than these places of what others wait for too, however much comes at once.
 */
export async function inTurn<T>(
  db: Database,
  { key, atOnce }: Turn,
  work: () => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(db) ?? new Map<string, Line>();
  linesOf.set(db, lines);
  const line = lines.get(key) ?? {
    run: createFairQueue({ atOnce, atOnceOfOne: atOnce, maxWaiting }),
    people: 0,
  };
  lines.set(key, line);
  line.people += 1;
  try {
    return await line.run({ person: key, network: key, gone: undefined }, work);
  } finally {
    line.people -= 1;
    if (line.people === 0) lines.delete(key);
  }
}
