/**
 * Array literals for the posting call. Written here and not by the driver, because a call carries some forty columns and both engines take the same text.
 */
export function numberArray(values: readonly (number | bigint)[]): string {
  return `{${values.join(',')}}`;
}

export function booleanArray(values: readonly boolean[]): string {
  return `{${values.join(',')}}`;
}

/** Text, uuid, date, json or bytea; undefined is NULL. */
export function textArray(values: readonly (string | undefined)[]): string {
  return `{${values.map(quote).join(',')}}`;
}

/** bytea from hex. */
export function byteArray(values: readonly (string | undefined)[]): string {
  return textArray(values.map((hex) => (hex === undefined ? undefined : `\\x${hex}`)));
}

function quote(value: string | undefined): string {
  if (value === undefined) return 'NULL';
  return `"${/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value}"`;
}
