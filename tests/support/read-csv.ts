/** The rows of an RFC 4180 text, read by a state of its own: nothing of what wrote it is used. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.matchAll(
    /(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*\r\n/g,
  )) {
    rows.push(
      [...line[0].slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  }
  return rows;
}
