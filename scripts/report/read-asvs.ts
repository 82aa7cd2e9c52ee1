export const asvsStates = ['holds', 'open', 'n/a'] as const;

/** A row of docs/asvs.md. */
export interface AsvsRow {
  line: number;
  id: string;
  state: string;
  why: string;
  /** Rows of docs/security-checks.md: `S-04`, `Matrix`. */
  rows: string[];
  /** Tests and groups of tests that the requirement names itself. */
  tests: NamedTest[];
}

export interface NamedTest {
  file: string;
  title: string;
}

/** `` `tests/contract/cards.test.ts`: is the only one of its type ``, as documents name a test. */
const namedTest = /`([\w./-]+\.(?:test|spec)\.tsx?)`: ([^|]+?)(?= *(?:<br>|\||$))/g;

const testsIn = (cell: string): NamedTest[] =>
  [...cell.matchAll(namedTest)].map(([, file = '', title = '']) => ({ file, title }));

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The requirements as docs/asvs.md has them, in its order. */
export function readAsvs(text: string): AsvsRow[] {
  return text.split('\n').flatMap((row, index) => {
    const [id = '', state = '', why = '', proof = ''] = cellsOf(row);
    if (!/^\d+\.\d+\.\d+$/.test(id)) return [];
    const rows = [...proof.replaceAll(namedTest, '').matchAll(/S-\d+|Matrix/g)];
    return [
      { line: index + 1, id, state, why, rows: rows.map(([name]) => name), tests: testsIn(proof) },
    ];
  });
}

/** The tests that docs/security-checks.md names, by its rows. */
export function readSecurityRows(text: string): Map<string, NamedTest[]> {
  const found = new Map<string, NamedTest[]>();
  for (const row of text.split('\n')) {
    const [names = '', , proof = ''] = cellsOf(row);
    const name = /^(S-\d+|Matrix)\b/.exec(names)?.[1];
    if (name !== undefined && proof !== '')
      found.set(name, [...(found.get(name) ?? []), ...testsIn(proof)]);
  }
  return found;
}
