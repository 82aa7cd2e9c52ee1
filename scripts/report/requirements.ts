import { readTree, type Tree } from '../../checks/tree.ts';
import { asvsLevels } from './asvs-requirements.ts';
import { type NamedTest, testsByTag } from './tagged-tests.ts';

/** A line of a page that says what must hold, or a row of the takeover matrix. */
export interface Requirement {
  id: string;
  file: string;
  line: number;
}

/** Where requirements are listed, each once: in a page as `| S-04 | what must hold |`. */
const pages = ['specification', 'security-checks', 'details'] as const;
const pageOf = (name: (typeof pages)[number]) => `docs/${name}.md`;
const rowOfPage = /^\| ([A-Z]-\d+|Matrix) \| (.+) \|$/;
/** The attacks that are proved by tests by name, in tests/takeover/. */
const takeoverRows = 'tests/takeover/named-rows.ts';
const rowOfTakeover = /^ {4}tag: '(T-\d+)',$/;

const idsIn = (tree: Tree, file: string, row: RegExp): Requirement[] =>
  (tree.get(file) ?? '').split('\n').flatMap((text, index) => {
    const id = row.exec(text)?.[1];
    return id === undefined ? [] : [{ id, file, line: index + 1 }];
  });

/** Every requirement that must have a test. */
export const requirementsOf = (tree: Tree): Requirement[] => [
  ...pages.flatMap((name) => idsIn(tree, pageOf(name), rowOfPage)),
  ...idsIn(tree, takeoverRows, rowOfTakeover),
];

/** Says whether a tag of a test may be one of ASVS, of which not each needs a test of its own. */
export const isOfAsvs = (tag: string): boolean =>
  tag.startsWith('V') && asvsLevels.has(tag.slice(1));

export const testWords = ({ file, title }: NamedTest): string => `${file}: ${title}`;

/**
 * Prints a page of requirements with the tests that prove each of them.
 * @returns whether each has one
 */
const report =
  (name: (typeof pages)[number]) =>
  (root: string, print: (text: string) => void): boolean => {
    const tree = readTree(root);
    const tests = testsByTag(tree);
    let areAllProven = true;
    for (const text of (tree.get(pageOf(name)) ?? '').split('\n')) {
      if (text.startsWith('##')) print(`\n${text}`);
      const [, id, what = ''] = rowOfPage.exec(text) ?? [];
      if (id === undefined) continue;
      const proofs = tests.get(id) ?? [];
      areAllProven &&= proofs.length > 0;
      print(`\n${id}  ${what}`);
      for (const proof of proofs) print(`    ${testWords(proof)}`);
      if (proofs.length === 0) print('    NO TEST');
    }
    return areAllProven;
  };

export const reportSpecification = report('specification');
export const reportSecurityChecks = report('security-checks');
export const reportDetails = report('details');
