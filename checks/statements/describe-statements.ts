import type { Queryable } from '../../server/db/database.ts';
import { type Catalog, queryOf, readCatalog } from './catalog.ts';
import { NullReader } from './may-be-null.ts';
import type { Nulls } from './nulls.ts';
import { isNode, nodes, type TreeNode, word } from './node-tree.ts';

export interface Column {
  name: string;
  /** As PostgreSQL writes it: `bigint`, `text[]`. */
  type: string;
  nulls: Nulls;
  /** The few texts that its table takes. */
  words: readonly string[] | undefined;
}

/** A column that a value is written to as it is. */
export interface Target {
  name: string;
  isNotNull: boolean;
  words: readonly string[] | undefined;
}

/** A statement as the database describes it. */
export interface Described {
  /** The types of $1, $2 …. */
  values: string[];
  columns: Column[];
  /** By value, from 0. */
  written: Map<number, Target>;
}

/** A statement that the database refuses, with its words. */
export interface Refused {
  refused: string;
}

// Everything else is a command (SET, LOCK, DO, CREATE), which has no values and answers nothing.
const isStatement = /^\s*(--.*\n\s*)*\(*\s*(SELECT|INSERT|UPDATE|DELETE|WITH|VALUES|MERGE)\b/i;

/**
 * Asks a migrated database of PostgreSQL 18 (or later) what each text takes and answers. Needs one
 * session for itself.
 */
export async function describeStatements(
  db: Queryable,
  texts: readonly string[],
): Promise<Map<string, Described | Refused>> {
  const prepared = await prepareAll(db, texts);
  const catalog = await readCatalog(db);
  const trees = await parseAll(db, prepared);
  return new Map(
    texts.map((text): [string, Described | Refused] => {
      const known = prepared.get(text);
      if (!known) return [text, { values: [], columns: [], written: new Map() }];
      if ('refused' in known) return [text, known];
      const query = queryOf(trees.get(text) ?? '');
      const columns = new NullReader(catalog)
        .columns(query)
        .map((column, index) => ({ ...column, type: known.types?.[index] ?? 'unknown' }));
      return [text, { values: known.values, columns, written: targetsOf(query, catalog) }];
    }),
  );
}

interface Prepared {
  values: string[];
  types: string[] | null;
}

/** Finds the values that each text takes, and the types of its answers. */
export async function prepareAll(
  db: Queryable,
  texts: readonly string[],
): Promise<Map<string, Prepared | Refused>> {
  const found = new Map<string, Prepared | Refused>();
  const textOf = new Map<string, string>();
  for (const [index, text] of texts.entries()) {
    if (!isStatement.test(text)) continue;
    try {
      await db.query(`PREPARE described_${index} AS ${text}`);
      textOf.set(`described_${index}`, text);
    } catch (error) {
      found.set(text, { refused: error instanceof Error ? error.message : String(error) });
    }
  }
  const { rows } = await db.query<Prepared & { name: string }>(
    `SELECT name, parameter_types::text[] AS values, to_jsonb(p) -> 'result_types' AS types
      FROM pg_prepared_statements p`,
  );
  for (const { name, ...prepared } of rows) found.set(textOf.get(name) ?? '', prepared);
  await db.query('DEALLOCATE ALL');
  return found;
}

/** Each statement as PostgreSQL has parsed it: that is how the body of a function is kept. */
async function parseAll(
  db: Queryable,
  prepared: ReadonlyMap<string, Prepared | Refused>,
): Promise<Map<string, string>> {
  const textOf = new Map<string, string>();
  for (const [text, known] of prepared) {
    if ('refused' in known) continue;
    const name = `described_${textOf.size}`;
    await db.query(
      `CREATE FUNCTION pg_temp.${name}(${known.values.join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text};
        END`,
    );
    textOf.set(name, text);
  }
  const { rows } = await db.query<{ name: string; tree: string }>(
    `SELECT proname::text AS name, prosqlbody::text AS tree FROM pg_proc
      WHERE pronamespace = pg_my_temp_schema()`,
  );
  return new Map(rows.map(({ name, tree }) => [textOf.get(name) ?? '', tree]));
}

/** Where an INSERT or UPDATE, also one within WITH, writes its values to. */
function targetsOf(query: TreeNode, catalog: Catalog): Map<number, Target> {
  const found = new Map<number, Target>();
  for (const { ctequery } of nodes(query['cteList']))
    if (isNode(ctequery))
      for (const [place, name] of targetsOf(ctequery, catalog)) found.set(place, name);
  const target = nodes(query['rtable'])[Number(query['resultRelation']) - 1];
  if (!target) return found;
  for (const entry of nodes(query['targetList'])) {
    const { expr } = entry;
    const written =
      isNode(expr) && expr.kind === 'RELABELTYPE' && isNode(expr['arg']) ? expr['arg'] : expr;
    if (!isNode(written) || written.kind !== 'PARAM') continue;
    const column = [word(target, 'relid'), word(entry, 'resno')] as const;
    found.set(Number(written['paramid']) - 1, {
      name: word(entry, 'resname'),
      isNotNull: catalog.isNotNull(...column),
      words: catalog.wordsOf(...column),
    });
  }
  return found;
}
