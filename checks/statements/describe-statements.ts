import type { Queryable } from '../../server/db/database.ts';
import { NullReader, type Catalog, type Nulls } from './may-be-null.ts';
import { isNode, nodes, readNodeTree, type TreeNode, word } from './node-tree.ts';

export interface Column {
  name: string;
  /** As PostgreSQL writes it: `bigint`, `text[]`. */
  type: string;
  nulls: Nulls;
}

/** What the database says of a statement. */
export interface Described {
  /** The types of $1, $2 …. */
  values: string[];
  columns: Column[];
  /** Those of the values, from 0, that are written to a column which takes no null, and that column. */
  required: Map<number, string>;
}

/** A statement that the database refuses, with its words. */
export interface Refused {
  refused: string;
}

// Everything else is a command (SET, LOCK, DO, CREATE), which has no values and answers nothing.
const isStatement = /^\s*(--.*\n\s*)*\(*\s*(SELECT|INSERT|UPDATE|DELETE|WITH|VALUES|MERGE)\b/i;

/** Asks a migrated database of PostgreSQL 18 (or later) what each text takes and answers. Needs one session for itself. */
export async function describeStatements(db: Queryable, texts: readonly string[]): Promise<Map<string, Described | Refused>> {
  const prepared = await prepareAll(db, texts);
  const catalog = await readCatalog(db);
  const trees = await parseAll(db, prepared);
  return new Map(
    texts.map((text): [string, Described | Refused] => {
      const known = prepared.get(text);
      if (!known) return [text, { values: [], columns: [], required: new Map() }];
      if ('refused' in known) return [text, known];
      const query = queryOf(trees.get(text) ?? '');
      const columns = new NullReader(catalog).columns(query).map((column, index) => ({ ...column, type: known.types?.[index] ?? 'unknown' }));
      return [text, { values: known.values, columns, required: requiredValues(query, catalog) }];
    }),
  );
}

interface Prepared {
  values: string[];
  types: string[] | null;
}

/** What each text takes, and the types of what it answers. */
export async function prepareAll(db: Queryable, texts: readonly string[]): Promise<Map<string, Prepared | Refused>> {
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
    `SELECT name, parameter_types::text[] AS values, to_jsonb(p) -> 'result_types' AS types FROM pg_prepared_statements p`,
  );
  for (const { name, ...prepared } of rows) found.set(textOf.get(name) ?? '', prepared);
  await db.query('DEALLOCATE ALL');
  return found;
}

/** Each statement as PostgreSQL has parsed it: that is how the body of a function is kept. */
async function parseAll(db: Queryable, prepared: ReadonlyMap<string, Prepared | Refused>): Promise<Map<string, string>> {
  const textOf = new Map<string, string>();
  for (const [text, known] of prepared) {
    if ('refused' in known) continue;
    const name = `described_${textOf.size}`;
    await db.query(`CREATE FUNCTION pg_temp.${name}(${known.values.join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}; END`);
    textOf.set(name, text);
  }
  const { rows } = await db.query<{ name: string; tree: string }>(
    `SELECT proname::text AS name, prosqlbody::text AS tree FROM pg_proc WHERE pronamespace = pg_my_temp_schema()`,
  );
  return new Map(rows.map(({ name, tree }) => [textOf.get(name) ?? '', tree]));
}

function queryOf(text: string): TreeNode {
  let tree = readNodeTree(text);
  while (Array.isArray(tree)) tree = tree[0] ?? null;
  if (!isNode(tree)) throw new Error('PostgreSQL kept no parsed statement.');
  return tree;
}

/** The values that an INSERT or UPDATE, also one within WITH, writes as they are to a column that takes no null. */
function requiredValues(query: TreeNode, catalog: Catalog): Map<number, string> {
  const found = new Map<number, string>();
  for (const { ctequery } of nodes(query['cteList']))
    if (isNode(ctequery)) for (const [place, name] of requiredValues(ctequery, catalog)) found.set(place, name);
  const target = nodes(query['rtable'])[Number(query['resultRelation']) - 1];
  if (!target) return found;
  for (const entry of nodes(query['targetList'])) {
    const { expr } = entry;
    const written = isNode(expr) && expr.kind === 'RELABELTYPE' && isNode(expr['arg']) ? expr['arg'] : expr;
    if (!isNode(written) || written.kind !== 'PARAM') continue;
    if (catalog.isNotNull(word(target, 'relid'), word(entry, 'resno'))) found.set(Number(written['paramid']) - 1, word(entry, 'resname'));
  }
  return found;
}

async function readCatalog(db: Queryable): Promise<Catalog> {
  const { rows: columns } = await db.query<{ column: string }>(
    `SELECT attrelid::text || '.' || attnum AS column FROM pg_attribute WHERE attnotnull AND attnum > 0`,
  );
  const { rows: functions } = await db.query<{ id: string; name: string; isStrict: boolean; isBuiltIn: boolean }>(
    `SELECT oid::text AS id, proname::text AS name, proisstrict AS "isStrict", pronamespace = 'pg_catalog'::regnamespace AS "isBuiltIn" FROM pg_proc`,
  );
  const { rows: views } = await db.query<{ id: string; tree: string }>(
    `SELECT ev_class::oid::text AS id, ev_action::text AS tree FROM pg_rewrite WHERE rulename = '_RETURN'`,
  );
  const treeOf = new Map(views.map(({ id, tree }) => [id, tree]));
  const viewOf = (id: string) => {
    const tree = treeOf.get(id);
    return tree === undefined ? undefined : queryOf(tree);
  };
  const notNull = new Set(columns.map(({ column }) => column));
  const byId = new Map(functions.map((one) => [one.id, one]));
  return { viewOf, isNotNull: (relation, column) => notNull.has(`${relation}.${column}`), functionOf: (id) => byId.get(id) };
}
