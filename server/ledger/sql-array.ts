/**
 * Array literals for the posting call. Written here and not by the driver, because a call carries some forty columns and both engines take the same text.
 */
export function numberArray(values: readonly (number | bigint)[]): string {
  return `{${values.join(',')}}`;
}

export function booleanArray(values: readonly boolean[]): string {
  return `{${values.join(',')}}`;
}

/** Text, uuid or date; undefined is NULL. */
export function textArray(values: readonly (string | undefined)[]): string {
  return `{${values.map(quote).join(',')}}`;
}

/** json; undefined is NULL. JSON text holds no control characters, so JSON's own escapes are an array's, and made many times as fast as quote by quote. */
export function jsonArray(values: readonly unknown[]): string {
  return `{${values.map((value) => (value === undefined ? 'NULL' : JSON.stringify(JSON.stringify(value)))).join(',')}}`;
}

/** JSON texts in one, parted by a control character, which JSON text never holds by itself: an array of them would have every quote escaped here and read back there. */
export function jsonPacked(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join('\u001f');
}

/** bytea from hex. */
export function byteArray(values: readonly (string | undefined)[]): string {
  return `{${values.map((hex) => (hex === undefined ? 'NULL' : `"\\\\x${hex}"`)).join(',')}}`;
}

function quote(value: string | undefined): string {
  if (value === undefined) return 'NULL';
  return `"${/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value}"`;
}
