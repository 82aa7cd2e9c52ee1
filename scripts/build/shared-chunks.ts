import { readFileSync } from 'node:fs';
import { findPulledIn, isStyle, type ModuleGraph } from './module-graph.ts';

/** A page, or a part with a file of its own, that is loaded as a whole. */
export interface Loaded {
  roots: readonly string[];
  /** Its share of visits, against a page that people open now and then. */
  weight: number;
  /** A page outside the app: no file of it may bring a file of the app. */
  isOutside?: true;
}

/** The bytes that one file more costs: its headers, its place in the app's list, its own packing. */
const perFile = 800;

/** About the bytes that a module takes on the line. */
function sizeOf(id: string, graph: ModuleGraph): number {
  if (isStyle(id)) return readFileSync(id, 'utf8').length * 0.22;
  const code = (graph.getModuleInfo(id)?.code ?? '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, '');
  // Words repeat themselves less than code does.
  return code.length * (id.includes('.texts.ts') ? 0.4 : 0.25);
}

/** Modules that travel together. */
interface Chunk {
  ids: string[];
  /** All that load it, a bit for each. */
  users: bigint;
  size: number;
  /** The chunks that it needs, and those that they need. */
  needs: Set<Chunk>;
}

/**
 * Says which modules that several pages load travel together, as the name of their chunk. Modules
 * of the same pages are one chunk from the start. Two chunks become one as long as a file less for
 * those who load both is worth more than the bytes for those who need only one of them.
 */
export function shareChunks(
  graph: ModuleGraph,
  loaded: readonly Loaded[],
  isTaken: (id: string) => boolean,
): Map<string, string> {
  const bitOf = (index: number) => 1n << BigInt(index);
  const weighed = new Map<bigint, number>();
  const weigh = (users: bigint): number => {
    let weight = weighed.get(users);
    if (weight === undefined) {
      weight = loaded.reduce(
        (sum, each, index) => sum + (users & bitOf(index) ? each.weight : 0),
        0,
      );
      weighed.set(users, weight);
    }
    return weight;
  };
  const outside = loaded.reduce(
    (bits, { isOutside }, index) => (isOutside ? bits | bitOf(index) : bits),
    0n,
  );
  let chunks = chunksByUsers(graph, loaded, isTaken);

  /** The bytes won by joining two chunks; 0 where it is less than `least`, or may not be. */
  const gainOf = (a: Chunk, b: Chunk, least: number): number => {
    const both = a.users & b.users;
    if (both === 0n || ((a.users & outside) === 0n) !== ((b.users & outside) === 0n)) return 0;
    const ofBoth = weigh(both);
    let gained =
      perFile * ofBoth - a.size * (weigh(b.users) - ofBoth) - b.size * (weigh(a.users) - ofBoth);
    if (gained <= least) return 0;
    const users = a.users | b.users;
    for (const needed of a.needs.union(b.needs)) {
      if (needed === a || needed === b) continue;
      // The two would need each other in a circle.
      if (needed.needs.has(a) || needed.needs.has(b)) return 0;
      gained -= (needed.size + perFile) * weigh(users & ~needed.users);
    }
    return gained;
  };

  for (;;) {
    let best: { a: Chunk; b: Chunk; gained: number } | undefined;
    for (const [index, a] of chunks.entries())
      for (const b of chunks.slice(index + 1)) {
        const gained = gainOf(a, b, best?.gained ?? 0);
        if (gained > (best?.gained ?? 0)) best = { a, b, gained };
      }
    if (best === undefined) return namesOf(chunks, graph);
    chunks = joined(chunks, best.a, best.b);
  }
}

/** One chunk for the modules that the same pages load. One that a single page loads is its own. */
function chunksByUsers(
  graph: ModuleGraph,
  loaded: readonly Loaded[],
  isTaken: (id: string) => boolean,
): Chunk[] {
  const usersOf = new Map<string, bigint>();
  for (const [index, { roots }] of loaded.entries())
    for (const id of new Set(roots.flatMap((root) => [...findPulledIn(graph, root)])))
      if (!isTaken(id)) usersOf.set(id, (usersOf.get(id) ?? 0n) | (1n << BigInt(index)));
  const isShared = (users: bigint) => (users & (users - 1n)) !== 0n;
  const byUsers = Map.groupBy(
    [...usersOf].filter(([, users]) => isShared(users)),
    ([, users]) => users,
  );
  const chunks = [...byUsers].map(([users, modules]): Chunk => {
    const ids = modules.map(([id]) => id).toSorted();
    return {
      ids,
      users,
      size: ids.reduce((sum, id) => sum + sizeOf(id, graph), 0),
      needs: new Set(),
    };
  });
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
  for (const chunk of chunks)
    for (const id of chunk.ids)
      for (const needed of findPulledIn(graph, id)) {
        const other = chunkOf.get(needed);
        if (other !== undefined && other !== chunk) chunk.needs.add(other);
      }
  return chunks;
}

/** Joins two of the chunks. All that load one of them now load what the other needs, too. */
function joined(chunks: readonly Chunk[], a: Chunk, b: Chunk): Chunk[] {
  const both: Chunk = {
    ids: [...a.ids, ...b.ids],
    users: a.users | b.users,
    size: a.size + b.size,
    needs: a.needs.union(b.needs).difference(new Set([a, b])),
  };
  const others = chunks.filter((each) => each !== a && each !== b);
  for (const each of others) {
    if (both.needs.has(each)) each.users |= both.users;
    const { needs } = each;
    if (needs.has(a) || needs.has(b))
      each.needs = needs
        .union(both.needs)
        .difference(new Set([a, b]))
        .add(both);
  }
  return [...others, both];
}

/** The names of chunks that are grouped otherwise. */
const taken = ['app', 'base', 'customers', 'dashboard', 'react', 'staff', 'styles'];

/** Names each chunk for its largest module, in two words: the app's script names every file. */
function namesOf(chunks: readonly Chunk[], graph: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>();
  const times = new Map(taken.map((name) => [name, 1]));
  for (const { ids } of chunks) {
    const [largest = ''] = ids.toSorted(
      (a, b) => sizeOf(b, graph) - sizeOf(a, graph) || (a < b ? -1 : 1),
    );
    const [, name = 'shared'] = /([^/.-]+(?:-[^/.-]+)?)[^/.]*\.[^/]*$/.exec(largest) ?? [];
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    for (const id of ids) names.set(id, time === 1 ? name : `${name}${time}`);
  }
  return names;
}
