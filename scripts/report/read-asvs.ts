export const asvsStates = ['holds', 'open', 'n/a'] as const;

/** A row of docs/asvs.md. */
export interface AsvsRow {
  line: number;
  id: string;
  state: string;
  why: string;
  /** Requirements of docs/security-checks.md that prove it: `S-04`, `Matrix`. */
  rows: string[];
}

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
    const rows = [...proof.matchAll(/S-\d+|Matrix/g)].map(([name]) => name);
    return [{ line: index + 1, id, state, why, rows }];
  });
}

/** The tags that the tests of a requirement have: of its rows, and its own (`V6.2.6`). */
export const tagsOf = ({ id, rows }: AsvsRow): string[] => [...rows, `V${id}`];
