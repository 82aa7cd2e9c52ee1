import type { Expression, Node } from 'typescript/unstable/ast';

/** An expression of the source, and where its names are bound. */
export interface Item {
  node: Expression;
  scope: Scope;
}

/** One call of a function that is followed: what its parameters are. */
export interface Scope {
  /** The calls that led here, so that a choice in one call is not taken for that in another. */
  path: string;
  depth: number;
  bound: Map<Node, Item>;
  /** Names whose text is known although no expression spells it. */
  words: ReadonlyMap<Node, string>;
}

export function outermost(path = ''): Scope {
  return { path, depth: 0, bound: new Map(), words: new Map() };
}

/** An expression whose value only the run tells. */
export class Unread extends Error {
  override name = 'Unread';
  readonly node: Node;

  constructor(node: Node, reason: string) {
    super(reason);
    this.node = node;
  }
}

/**
 * Thrown where the world does not say which way; caught by `inEveryWorld`, which makes a world for
 * each.
 */
class Undecided extends Error {
  readonly question: string;
  readonly count: number;

  constructor(question: string, count: number) {
    super(question);
    this.question = question;
    this.count = count;
  }
}

/**
 * One answer to every question that the source leaves to the run: the same question has the same
 * answer everywhere.
 */
export class World {
  readonly #answers: ReadonlyMap<string, number>;

  constructor(answers: ReadonlyMap<string, number>) {
    this.#answers = answers;
  }

  /** Chooses one of `count` ways, from 0. */
  choose(question: string, count: number): number {
    const answer = this.#answers.get(question);
    if (answer === undefined) throw new Undecided(question, count);
    return answer;
  }
}

// A statement of more shapes takes too long to describe, and is too long to read.
const maxWorlds = 200;

/** Lists what `read` finds in every world. */
export function inEveryWorld<T>(read: (world: World) => T): T[] {
  const found: T[] = [];
  const open: Map<string, number>[] = [new Map()];
  for (let answers = open.pop(); answers !== undefined; answers = open.pop()) {
    try {
      found.push(read(new World(answers)));
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      for (let way = error.count - 1; way >= 0; way -= 1) {
        open.push(new Map([...answers, [error.question, way]]));
      }
      if (found.length + open.length > maxWorlds)
        throw new Error(`it has more than ${maxWorlds} shapes`, { cause: error });
    }
  }
  return found;
}
