import type { Queryable } from '../../server/db/database.ts';
import { remark } from './remark.ts';

export interface TableRow {
  oid: string;
  name: string;
  comment: string | null;
  options: string | null;
  /** The key that decides in which of its tables a row is. */
  parts: string | null;
}

interface ColumnRow {
  name: string;
  type: string;
  required: boolean;
  value: string | null;
  generated: boolean;
  identity: boolean;
  collation: string | null;
  comment: string | null;
}

interface ConstraintRow {
  name: string;
  kind: 'p' | 'u' | 'c' | 'f';
  definition: string;
  columns: string[];
}

/** Columns, constraints and the like of all tables, by the table they belong to. */
export interface TableParts {
  columns: Map<string, ColumnRow[]>;
  constraints: Map<string, ConstraintRow[]>;
  storage: Map<string, { text: string }[]>;
  extras: Map<string, { text: string; comment: string | null }[]>;
  rights: Map<string, { text: string }[]>;
}

export async function readTableParts(db: Queryable): Promise<TableParts> {
  const read = async <Row>(sql: string): Promise<Map<string, Row[]>> => {
    const { rows } = await db.query<Row & { oid: string }>(sql);
    return Map.groupBy(rows, ({ oid }) => oid);
  };
  return {
    columns: await read(columns),
    constraints: await read(constraints),
    storage: await read(storage),
    extras: await read(extras),
    rights: await read(rights),
  };
}

/** One table with its constraints, indexes, triggers and what the application may do with it. */
export function describeTable(
  { oid, name, comment, options, parts: key }: TableRow,
  parts: TableParts,
): string {
  const columns = parts.columns.get(oid) ?? [];
  const constraints = parts.constraints.get(oid) ?? [];
  const inline = (column: ColumnRow) => constraints.filter((each) => isInline(name, column, each));
  const standing = constraints.filter(
    (each) => !columns.some((column) => isInline(name, column, each)),
  );
  const body = [
    ...columns.map(
      (column) => `${remark(column.comment, '  ')}  ${columnText(column, inline(column))}`,
    ),
    ...standing.map(
      (each) =>
        `  ${isNamedByUse(name, each) ? '' : `CONSTRAINT ${each.name} `}${definitionText(each)}`,
    ),
  ];
  const table =
    `${remark(comment)}CREATE TABLE ${name} ` +
    `(\n${body.join(',\n')}\n)${key === null ? '' : ` PARTITION BY ${key}`}` +
    `${options === null ? '' : ` WITH (${options.replaceAll('=', ' = ')})`};\n`;
  const storage = (parts.storage.get(oid) ?? []).map(
    ({ text }) => `ALTER TABLE ${name} ${text};\n`,
  );
  const extras = (parts.extras.get(oid) ?? []).map(
    (extra) => `${remark(extra.comment)}${tidy(extra.text)};\n`,
  );
  const rights = (parts.rights.get(oid) ?? []).map(({ text }) => text);
  return [
    table,
    ...storage,
    ...extras,
    ...(rights.length > 0 ? [`GRANT ${rights.join(', ')} ON ${name} TO larkmoor_app;\n`] : []),
  ].join('');
}

const shortTypes: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
};

function columnText(
  { name, type, required, value, generated, identity, collation }: ColumnRow,
  constraints: readonly ConstraintRow[],
): string {
  const isKey = constraints.some(({ kind }) => kind === 'p');
  return [
    name,
    shortTypes[type] ?? type,
    ...(collation === null ? [] : [`COLLATE "${collation}"`]),
    ...(required && !isKey ? ['NOT NULL'] : []),
    ...(identity ? ['GENERATED ALWAYS AS IDENTITY'] : []),
    ...(value === null
      ? []
      : [
          generated
            ? `GENERATED ALWAYS AS (${plainExpression(value)}) STORED`
            : `DEFAULT ${plainExpression(value)}`,
        ]),
    ...constraints.map((each) => inlineText(each)),
  ].join(' ');
}

function inlineText(constraint: ConstraintRow): string {
  if (constraint.kind === 'p') return 'PRIMARY KEY';
  if (constraint.kind === 'u') return 'UNIQUE';
  return definitionText(constraint).replace(/^FOREIGN KEY \(\w+\) /, '');
}

/**
 * Says whether a constraint is written in the line of its column: it has one column, and the name
 * that PostgreSQL gives it by itself.
 */
function isInline(table: string, { name }: ColumnRow, constraint: ConstraintRow): boolean {
  return (
    constraint.columns.length === 1 &&
    constraint.columns[0] === name &&
    isNamedByUse(table, constraint)
  );
}

const endings = { p: 'pkey', u: 'key', c: 'check', f: 'fkey' };

function isNamedByUse(table: string, { name, kind, columns }: ConstraintRow): boolean {
  const parts = kind === 'p' ? [] : kind === 'c' && columns.length > 1 ? [] : columns;
  return name === [table, ...parts, endings[kind]].join('_');
}

function definitionText({ definition, kind }: ConstraintRow): string {
  if (kind !== 'c') return definition.replace(/(?<=REFERENCES \w+)\(/, ' (');
  const [, condition = '', rest = ''] = /^CHECK \((.*)\)( NOT VALID)?$/s.exec(definition) ?? [];
  return `CHECK (${plainExpression(condition)})${rest}`;
}

function tidy(text: string): string {
  const [, made = text, condition] = /^(.*) WHERE (.*)$/s.exec(text) ?? [];
  const plain = made
    .replaceAll(' public.', ' ')
    .replace(' ON ONLY ', ' ON ')
    .replace(' USING btree', '');
  return condition === undefined ? plain : `${plain} WHERE ${plainExpression(condition)}`;
}

const isTable = `c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND NOT c.relispartition`;

const columns = `
  SELECT c.oid::text AS oid, a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS required,
         pg_get_expr(d.adbin, d.adrelid) AS value, a.attgenerated <> '' AS generated,
           a.attidentity <> '' AS identity,
         CASE WHEN a.attcollation <> t.typcollation THEN (SELECT collname::text FROM pg_collation
           WHERE oid = a.attcollation) END AS collation,
         col_description(a.attrelid, a.attnum) AS comment
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE ${isTable} AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

const constraints = `
  SELECT c.oid::text AS oid, conname::text AS name, contype::text AS kind,
    pg_get_constraintdef(k.oid) AS definition,
         coalesce((SELECT array_agg(a.attname::text ORDER BY position)
           FROM unnest(conkey) WITH ORDINALITY AS key (number, position)
                   JOIN pg_attribute a ON a.attrelid = conrelid
                     AND a.attnum = key.number), '{}') AS columns
  FROM pg_class c JOIN pg_constraint k ON k.conrelid = c.oid
  WHERE ${isTable} AND contype IN ('p', 'u', 'c', 'f')
    ORDER BY strpos('pucf', contype::text), conname`;

const storage = `
  SELECT c.oid::text AS oid, format('ALTER COLUMN %I SET STORAGE EXTERNAL', a.attname) AS text
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE ${isTable} AND a.attnum > 0 AND NOT a.attisdropped AND a.attstorage = 'e' ORDER BY a.attnum`;

// Indexes that no constraint makes, then triggers that none makes; at last what each of its parts has
// that the whole has not.
const extras = `
  SELECT c.oid::text AS oid, 1 AS part, indexrelid::regclass::text AS name,
    pg_get_indexdef(indexrelid) AS text, obj_description(indexrelid) AS comment
  FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid
  WHERE ${isTable} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL
  SELECT c.oid::text, 2, tgname::text, pg_get_triggerdef(g.oid), obj_description(g.oid)
  FROM pg_class c JOIN pg_trigger g ON g.tgrelid = c.oid WHERE ${isTable} AND NOT tgisinternal
  UNION ALL
  SELECT DISTINCT c.oid::text, 3, '', format('-- Each part of it: %s WITH (%s)',
    pg_get_constraintdef(k.oid), replace(array_to_string(part.reloptions, ', '), '=', ' = ')), NULL
  FROM pg_class c JOIN pg_inherits i ON i.inhparent = c.oid JOIN pg_class part
    ON part.oid = i.inhrelid JOIN pg_constraint k ON k.conrelid = part.oid AND k.contype = 'p'
  WHERE ${isTable} AND c.relkind = 'p'
  ORDER BY part, name`;

// By the table as a whole, then by column.
const rights = `
  SELECT c.oid::text AS oid, 1 AS part, given.privilege_type AS text
    FROM pg_class c, aclexplode(c.relacl) AS given
  WHERE ${isTable} AND given.grantee = 'larkmoor_app'::regrole
  UNION ALL
  SELECT c.oid::text, 2, given.privilege_type || ' (' || string_agg(a.attname, ', '
    ORDER BY a.attnum) || ')'
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl) AS given
  WHERE ${isTable} AND given.grantee = 'larkmoor_app'::regrole GROUP BY c.oid, given.privilege_type
  ORDER BY part, text`;

/**
 * PostgreSQL's own spelling of an expression, as a person would have written it: without the casts
 * and brackets it adds.
 */
function plainExpression(expression: string): string {
  const plain = expression
    .replace(
      /\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)/g,
      (_, column: string, list: string) => `${column} IN (${list})`,
    )
    .replace(/'::(text|jsonb|timestamp with time zone|bit)(\[\])?/g, "'")
    .replaceAll(' ~~ ', ' LIKE ')
    .replace(
      /(^|\(| AND | OR )\((\w+ (?:(?:=|<>|<=|>=|<|>|~|LIKE) (?:'[^']*'|-?\w+)|IS (?:NOT )?NULL))\)(?=$|\)| AND | OR )/g,
      '$1$2',
    )
    .replace(
      /(^|\(| AND | OR )\((\w+ (?:(?:=|<>|<=|>=|<|>|~|LIKE) (?:'[^']*'|-?\w+)|IS (?:NOT )?NULL))\)(?=$|\)| AND | OR )/g,
      '$1$2',
    );
  return withoutOuterBrackets(plain);
}

function withoutOuterBrackets(text: string): string {
  let inner = text;
  while (inner.startsWith('(') && closingOf(inner) === inner.length - 1) inner = inner.slice(1, -1);
  return inner;
}

/** Where the bracket that opens a text closes. */
function closingOf(text: string): number {
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}
