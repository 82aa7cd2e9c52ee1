import type { Kinds } from './kinds.ts';

// The kind that server/db/values.ts reads a type of PostgreSQL as, and those that may write it.
const table: Record<string, { read: string; written: Kinds }> = {
  bigint: { read: 'bigint', written: ['bigint', 'number'] },
  integer: { read: 'number', written: ['number', 'bigint'] },
  smallint: { read: 'number', written: ['number', 'bigint'] },
  'double precision': { read: 'number', written: ['number'] },
  numeric: { read: 'string', written: ['string', 'number', 'bigint'] },
  text: { read: 'string', written: ['string'] },
  'character varying': { read: 'string', written: ['string'] },
  name: { read: 'string', written: ['string'] },
  uuid: { read: 'string', written: ['string'] },
  inet: { read: 'string', written: ['string'] },
  regclass: { read: 'string', written: ['string'] },
  bit: { read: 'string', written: ['string'] },
  void: { read: 'string', written: [] },
  boolean: { read: 'boolean', written: ['boolean'] },
  bytea: { read: 'bytes', written: ['bytes'] },
  date: { read: 'string', written: ['string', 'infinity'] },
  'timestamp with time zone': { read: 'instant', written: ['instant', 'infinity'] },
  // A list would become an array of PostgreSQL: it must be given as JSON text.
  jsonb: { read: 'json', written: ['object', 'string'] },
  json: { read: 'json', written: ['object', 'string'] },
};

const emptyItems = new Set(['null', 'undefined', 'never']);

/** The kind that a type of PostgreSQL is read as. */
export function readKind(type: string): string {
  return type.endsWith('[]')
    ? `[${readKind(type.slice(0, -2))}]`
    : (table[type]?.read ?? 'something that this check does not know');
}

/** Says whether a value of a type of PostgreSQL can be read as each of these kinds. */
export function reads(type: string, kinds: Kinds): boolean {
  if (type.endsWith('[]'))
    return kinds.every(
      (kind) =>
        kind === 'unknown' ||
        itemsOf(kind)?.every((item) => emptyItems.has(item) || reads(type.slice(0, -2), [item])),
    );
  const read = readKind(type);
  return read === 'json' || kinds.every((kind) => kind === 'unknown' || kind === read);
}

/** Says whether a value of this kind can be written as a type of PostgreSQL. */
export function writes(type: string, kind: string): boolean {
  if (kind === 'unknown') return true;
  if (type.endsWith('[]'))
    return (
      itemsOf(kind)?.every((item) => emptyItems.has(item) || writes(type.slice(0, -2), item)) ??
      false
    );
  return table[type]?.written.includes(kind) ?? false;
}

/** The kinds of a list's items; undefined where it is none. */
export function itemsOf(kind: string): string[] | undefined {
  if (!kind.startsWith('[')) return undefined;
  const inside = kind.slice(1, -1);
  return inside.includes('[') ? [inside] : inside.split('|');
}
