import type { Check } from './check.ts';
import { filesWhere, type Tree } from './tree.ts';

const schema = 'server/db/schema.sql';
const createdTable = /^CREATE TABLE (\w+) \(\n([\s\S]*?)^\)/gm;
const refersToAPerson =
  /^ {2}\w*(?:user|owner|person|customer|payer|payee|sender)_id |REFERENCES (?:users|owner) \(/m;
const fate = /(?:^ +|[{,] )(\w+):\s+['"](?:deleted|closed|kept: )/gm;
const tablesOfStaff = /tablesOfStaff: \[([^\]]*)\]/;

/** The tables that a noun's closing names, and those of the staff alone. */
function namedTables(tree: Tree): Set<string> {
  const named = filesWhere(tree, (file) => /^server\/.*\.ts$/.test(file)).flatMap(([, text]) => [
    ...(text.includes('Closing: CustomerClosing = {') ? text.matchAll(fate) : []).map(
      ([, table]) => table ?? '',
    ),
    ...(tablesOfStaff.exec(text)?.[1]?.match(/\w+/g) ?? []),
  ]);
  return new Set(named);
}

/**
 * Reads the schema, so that it is known before a test runs; tests/contract/customer-closing.test.ts
 * asks the database, and follows references through other tables too.
 */
export const closingsNamed: Check = {
  rule: 'every table that refers to a person is named by the closing of its noun',
  find(tree) {
    const named = namedTables(tree);
    return [...(tree.get(schema) ?? '').matchAll(createdTable)].flatMap(
      ([, table = '', columns = '']) =>
        refersToAPerson.test(columns) && !named.has(table)
          ? [
              {
                file: schema,
                problem: `no closing names the table ${table}`,
                mend: 'say in its noun’s CustomerClosing what becomes of its rows',
              },
            ]
          : [],
    );
  },
};
