import { filesWhere, type Tree } from '../../checks/tree.ts';

/** One test, or one group of tests, as its file names it. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A test that says which requirements it proves. */
export interface TaggedTest extends NamedTest {
  line: number;
  tags: string[];
}

const tag = String.raw`(?:[A-Z]-\d+|V\d+\.\d+\.\d+|Matrix)`;

/**
 * Matches a title with the one form of a tag, at its end: `test('a card is frozen [S-35 L-041]', …`.
 * A title is the first argument of its call, on the same line or alone on the next.
 */
const taggedTitle = new RegExp(
  String.raw`(?:\(|^\s*)(['"${'`'}])((?:\\.|(?!\1).)+ \[(${tag}(?: ${tag})*)\])\1,`,
  'g',
);

/** Finds the tests whose titles name requirements, by file and line. */
export function taggedTests(tree: Tree): TaggedTest[] {
  return filesWhere(tree, (file) => /\.(?:test|spec)\.tsx?$/.test(file)).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(taggedTitle)].map(([, , title = '', tags = '']) => ({
        file,
        line: index + 1,
        title: title.replaceAll(/\\(['"`])/g, '$1'),
        tags: tags.split(' '),
      })),
    ),
  );
}

/** The same tests by requirement: one that proves three is listed with each of them. */
export function testsByTag(tree: Tree): ReadonlyMap<string, NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  for (const { file, title, tags } of taggedTests(tree))
    for (const name of tags) found.set(name, [...(found.get(name) ?? []), { file, title }]);
  return found;
}
