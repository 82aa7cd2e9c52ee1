import pg from 'pg';

type Parse = (text: string) => unknown;

// "2026-11-21 11:57:29.123+00" is also how Temporal reads an instant.
const parseInstant: Parse = (text) => Temporal.Instant.from(text);
const keepText: Parse = (text) => text;

// PostgreSQL's fixed type numbers (pg_type.dat). Everything else is read as `pg` reads it.
const scalars = new Map<number, { arrayOid: number; parse: Parse }>([
  [20, { arrayOid: 1016, parse: BigInt }],
  [1184, { arrayOid: 1185, parse: parseInstant }],
  [1082, { arrayOid: 1182, parse: keepText }],
]);

const parseTextArray = pg.types.getTypeParser(1009 as number);

const parsers = new Map<number, Parse>();
for (const [oid, { arrayOid, parse }] of scalars) {
  parsers.set(oid, parse);
  parsers.set(arrayOid, (text) => mapNested(parseTextArray(text), (item) => parse(item as string)));
}

/** The parsers of both engines' values: see `Queryable`. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * A value as the driver takes it. An array becomes a PostgreSQL array; a list for a jsonb column
 * must be given as JSON text.
 */
export function encodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return mapNested(value, encodeScalar);
  return encodeScalar(value);
}

function encodeScalar(value: unknown): unknown {
  return value instanceof Temporal.Instant || typeof value === 'bigint' ? value.toString() : value;
}

function mapNested(list: unknown, change: (item: unknown) => unknown): unknown {
  if (Array.isArray(list)) return list.map((item) => mapNested(item, change));
  return list === null || list === undefined ? null : change(list);
}
