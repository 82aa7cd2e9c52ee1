import type { Queryable } from '../../server/db/database.ts';
import { type TreeNode, isNode, readNodeTree } from './node-tree.ts';

/** The database's columns (by the numbers of relation and column), views and functions. */
export interface Catalog {
  isNotNull(relation: string, column: string): boolean;
  /** The few texts that a check constraint lets a column be. */
  wordsOf(relation: string, column: string): readonly string[] | undefined;
  /** The query of a view. */
  viewOf(relation: string): TreeNode | undefined;
  functionOf(id: string): { name: string; isStrict: boolean; isBuiltIn: boolean } | undefined;
}

export async function readCatalog(db: Queryable): Promise<Catalog> {
  const { rows: columns } = await db.query<{ column: string }>(
    `SELECT attrelid::text || '.' || attnum AS column FROM pg_attribute WHERE attnotnull
      AND attnum > 0`,
  );
  const { rows: constraints } = await db.query<{ column: string; definition: string }>(
    `SELECT conrelid::text || '.' || conkey[1] AS column, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'c' AND cardinality(conkey) = 1`,
  );
  const { rows: functions } = await db.query<{
    id: string;
    name: string;
    isStrict: boolean;
    isBuiltIn: boolean;
  }>(
    `SELECT oid::text AS id, proname::text AS name, proisstrict AS "isStrict",
      pronamespace = 'pg_catalog'::regnamespace AS "isBuiltIn" FROM pg_proc`,
  );
  const { rows: views } = await db.query<{ id: string; tree: string }>(
    `SELECT ev_class::oid::text AS id, ev_action::text AS tree FROM pg_rewrite
      WHERE rulename = '_RETURN'`,
  );
  const notNull = new Set(columns.map(({ column }) => column));
  const words = new Map(
    constraints.flatMap(({ column, definition }) =>
      wordsIn(definition).map((list) => [column, list] as const),
    ),
  );
  const byId = new Map(functions.map((one) => [one.id, one]));
  const treeOf = new Map(views.map(({ id, tree }) => [id, tree]));
  return {
    isNotNull: (relation, column) => notNull.has(`${relation}.${column}`),
    wordsOf: (relation, column) => words.get(`${relation}.${column}`),
    viewOf: (relation) => {
      const tree = treeOf.get(relation);
      return tree === undefined ? undefined : queryOf(tree);
    },
    functionOf: (id) => byId.get(id),
  };
}

/**
 * The list of `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))`; none of any other constraint.
 */
function wordsIn(definition: string): string[][] {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
  return list === undefined
    ? []
    : [[...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word)];
}

/** The statement within a parsed text. */
export function queryOf(text: string): TreeNode {
  let tree = readNodeTree(text);
  while (Array.isArray(tree)) tree = tree[0] ?? null;
  if (!isNode(tree)) throw new Error('PostgreSQL kept no parsed statement.');
  return tree;
}
