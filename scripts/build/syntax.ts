/** A node of a program as `oxc-parser` gives it. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

/** A file and its text. */
export interface Source {
  file: string;
  code: string;
}

/** Text that takes the place of a piece of code. */
export interface Edit extends Pick<Node, 'start' | 'end'> {
  by: string;
}

export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), code);

/** Every node of a tree with the one that holds it, outermost first. */
export function* nodesIn(
  node: unknown,
  holder?: Node,
): Generator<{ node: Node; holder?: Node | undefined }> {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one, holder);
  else if (node !== null && typeof node === 'object' && 'type' in node) {
    yield { node: node as Node, holder };
    for (const child of Object.values(node)) yield* nodesIn(child, node as Node);
  }
}

/** @throws {Error} always: it names the file, the line and the code that the build refuses. */
export function refuse({ file, code }: Source, { start, end }: Node, problem: string): never {
  const line = code.slice(0, start).split('\n').length;
  const [shown = ''] = code.slice(start, end).split('\n');
  throw new Error(`${file}:${line}: ${shown}: ${problem}.`);
}
