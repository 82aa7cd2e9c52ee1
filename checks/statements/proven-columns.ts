import { type TreeNode, type TreeValue, isNode, nodes, word } from './node-tree.ts';

/** Columns, relations and expressions in which the conditions of a query leave no null. */
export interface Proven {
  /** `relation.column` by their numbers in the query. */
  columns: Set<string>;
  /** Relations that an outer join did not fill with nulls. */
  relations: Set<string>;
  /** Other things compared, such as the result of a function. */
  expressions: Set<string>;
}

export function nothing(): Proven {
  return { columns: new Set(), relations: new Set(), expressions: new Set() };
}

/** Finds what holds no null in any row that a query answers. */
export function proven(query: TreeNode): Proven {
  const found = nothing();
  if (isNode(query['jointree'])) proveJoins(query['jointree'], found);
  // An UPDATE answers what it wrote, and its condition was about what stood there before.
  const isUpdate = query['commandType'] === '2';
  if (isUpdate)
    for (const entry of nodes(query['targetList']))
      found.columns.delete(`${word(query, 'resultRelation')}.${word(entry, 'resno')}`);
  return found;
}

function proveJoins(node: TreeNode, found: Proven): void {
  const inner = '0';
  const left = '1';
  if (node.kind === 'FROMEXPR') for (const item of nodes(node['fromlist'])) proveJoins(item, found);
  else if (node.kind === 'JOINEXPR') {
    if (node['jointype'] === inner || node['jointype'] === left)
      if (isNode(node['larg'])) proveJoins(node['larg'], found);
    if (node['jointype'] !== inner) return;
    if (isNode(node['rarg'])) proveJoins(node['rarg'], found);
  }
  if (isNode(node['quals'])) prove(node['quals'], found);
}

/** A row is only in the answer where the condition is true, and a comparison with null is not. */
function prove(condition: TreeNode, found: Proven): void {
  if (condition.kind === 'BOOLEXPR' && condition['boolop'] === 'and')
    for (const part of nodes(condition['args'])) prove(part, found);
  const isTested = condition.kind === 'NULLTEST' && condition['nulltesttype'] === '1';
  if (isTested && isNode(condition['arg'])) mark(condition['arg'], found);
  // Nothing at all is compared with the items of an empty list: “x <> ALL ('{}')” is true of null.
  const compares =
    condition.kind === 'OPEXPR' ||
    (condition.kind === 'SCALARARRAYOPEXPR' && condition['useOr'] === 'true');
  if (compares) for (const arg of nodes(condition['args'])) mark(arg, found);
}

function mark(node: TreeNode, found: Proven): void {
  if (node.kind === 'RELABELTYPE' && isNode(node['arg'])) mark(node['arg'], found);
  if (node.kind === 'FUNCEXPR') found.expressions.add(JSON.stringify(node));
  if (node.kind !== 'VAR' || node['varlevelsup'] !== '0') return;
  found.columns.add(`${word(node, 'varno')}.${word(node, 'varattno')}`);
  found.relations.add(word(node, 'varno'));
}

/**
 * The columns (`relation.column`, by their numbers in the database) that some condition in a
 * statement compares, so that not all they may hold comes through.
 */
export function comparedColumns(value: TreeValue | undefined): Set<string> {
  const inside = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [];
  const found = new Set(
    inside.flatMap((one) => (typeof one === 'object' ? [...comparedColumns(one)] : [])),
  );
  if (!isNode(value) || value.kind !== 'QUERY') return found;
  for (const column of proven(value).columns) {
    const [relation, number] = column.split('.');
    const source = nodes(value['rtable'])[Number(relation) - 1];
    if (source) found.add(`${word(source, 'relid')}.${number}`);
  }
  return found;
}
