/**
 * Prints rows of text as a Markdown table with aligned columns; all but the first column to the
 * right.
 */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  console.log(
    [
      line(heads),
      `|${widths.map((width, column) => (column === 0 ? `:${'-'.repeat(width + 1)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
      ...rows.map(line),
    ].join('\n'),
  );
}

/** 12,345 */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
