/** A node of a statement that PostgreSQL has parsed: its kind, and its fields by name. */
export interface TreeNode {
  kind: string;
  [field: string]: TreeValue;
}

export type TreeValue = string | null | TreeNode | TreeValue[];

/** Reads PostgreSQL's text form of a parsed statement (`pg_node_tree`). */
export function readNodeTree(text: string): TreeValue {
  const tokens = text.match(/\\?<>|[{}()[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()[\]\\])+/g) ?? [];
  let place = 0;

  function readValue(): TreeValue {
    const token = tokens[place++];
    if (token === undefined) throw new Error('The parsed statement ends too early.');
    if (token === '{') return readNode();
    if (token === '(') return readList(')');
    if (token === '[') return readList(']');
    return token === '<>' ? null : unescape(token);
  }

  function readList(end: string): TreeValue[] {
    const list: TreeValue[] = [];
    while (tokens[place] !== end) list.push(readValue());
    place += 1;
    return list;
  }

  function readNode(): TreeNode {
    const node: TreeNode = { kind: String(tokens[place++]) };
    while (tokens[place] !== '}') {
      const field = String(tokens[place++]).slice(1);
      const values: TreeValue[] = [];
      while (tokens[place] !== '}' && !isField(tokens[place])) values.push(readValue());
      node[field] = values.length === 1 ? (values[0] ?? null) : values;
    }
    place += 1;
    return node;
  }

  return readValue();
}

function isField(token: string | undefined): boolean {
  return token !== undefined && /^:[a-z]/i.test(token);
}

function unescape(token: string): string {
  return (token.startsWith('"') ? token.slice(1, -1) : token).replaceAll(/\\(.)/g, '$1');
}

export function isNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function nodes(value: TreeValue | undefined): TreeNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A field that is one word or number; '' where it is anything else. */
export function word(node: TreeNode, field: string): string {
  const value = node[field];
  return typeof value === 'string' ? value : '';
}

/** The entries of a query that make its answer. */
export function answerOf(query: TreeNode): TreeNode[] {
  const isSelect = query['commandType'] === '1';
  return nodes(isSelect ? query['targetList'] : query['returningList']).filter(
    (entry) => entry['resjunk'] !== 'true',
  );
}

/** The relations, from 1, that a UNION or the like puts together. */
export function leaves(operation: TreeNode): number[] {
  if (operation.kind === 'RANGETBLREF') return [Number(operation['rtindex'])];
  return [operation['larg'], operation['rarg']].flatMap((side) =>
    isNode(side) ? leaves(side) : [],
  );
}

/** The numbers of a set. */
export function bits(value: TreeValue | undefined): string[] {
  return Array.isArray(value) ? value.slice(1).map(String) : [];
}
