/** A value of a row; undefined is NULL. Text serves for uuids, dates, times and json too. */
export type Cell = string | number | bigint | boolean | undefined;

/**
 * Array literals for the posting call. Written here and not by the driver, because one call
 * carries hundreds of rows and both engines take the same text.
 */
export function rowArray(rows: readonly (readonly Cell[])[]): string {
  return `{${rows.map((cells) => `"(${cells.map(cellOf).join(',')})"`).join(',')}}`;
}

/** Ids, which need no quotes. */
export function idArray(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

/** bytea from hex. */
export function bytesOf(hex: string | undefined): string | undefined {
  return hex === undefined ? undefined : `\\x${hex}`;
}

/** An array that is itself a cell. */
export function textArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Text is quoted twice over: within its row, and again because the row is an array's element. */
function cellOf(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return `${value}`;
  if (!/["\\]/.test(value)) return `\\"${value}\\"`;
  return `\\"${value.replaceAll(/["\\]/g, (mark) => (mark === '"' ? '\\\\\\"' : '\\\\\\\\'))}\\"`;
}
