import type { Catalog } from './catalog.ts';
import {
  type TreeNode,
  type TreeValue,
  answerOf,
  bits,
  isNode,
  leaves,
  nodes,
  word,
} from './node-tree.ts';
import { any, firstOf, type Nulls } from './nulls.ts';
import { comparedColumns, type Proven, nothing, proven } from './proven-columns.ts';

/** A query, and those around it, nearest first. */
interface Level {
  query: TreeNode;
  outer: Level | undefined;
  proven: Proven;
}

// Built in, strict, and null all the same for some values.
const nullGiving =
  /^(jsonb?_(object_field|array_element|extract_path).*|jsonb_path_query_first|to_reg.*|array_(length|upper|lower|position)|regexp_(match|substr)|substring|obj_description|col_description)$/;

const neverNullWindows = /^(count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist)$/;

/** The columns of a parsed statement's answer. */
export class NullReader {
  readonly #catalog: Catalog;
  readonly #open = new Set<TreeNode>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** The columns of the answer, in order. */
  columns(
    query: TreeNode,
    outer?: Level,
  ): { name: string; nulls: Nulls; words: readonly string[] | undefined }[] {
    const compared = comparedColumns(query);
    return answerOf(query).map((entry) => {
      const [relation, column] = [word(entry, 'resorigtbl'), word(entry, 'resorigcol')];
      const words = compared.has(`${relation}.${column}`)
        ? undefined
        : this.#catalog.wordsOf(relation, column);
      return { name: word(entry, 'resname'), nulls: this.#column(query, entry, outer), words };
    });
  }

  #column(query: TreeNode, entry: TreeNode, outer: Level | undefined): Nulls {
    if (isNode(query['setOperations'])) {
      const arms = leaves(query['setOperations']).map(
        (index) => nodes(query['rtable'])[index - 1]?.['subquery'],
      );
      const place = Number(entry['resno']);
      return any(
        arms.map((arm) =>
          isNode(arm) ? this.#numbered(arm, place, { query, outer, proven: nothing() }) : 'unknown',
        ),
      );
    }
    const level = { query, outer, proven: proven(query) };
    return isNode(entry['expr']) ? this.#of(entry['expr'], level) : 'unknown';
  }

  #numbered(query: TreeNode, place: number, outer: Level | undefined): Nulls {
    // A recursive query is as its first arm, unless its own step adds nulls.
    if (this.#open.has(query)) return 'never';
    const entry = answerOf(query)[place - 1];
    if (!entry) return 'unknown';
    this.#open.add(query);
    try {
      return this.#column(query, entry, outer);
    } finally {
      this.#open.delete(query);
    }
  }

  #of(node: TreeNode, level: Level): Nulls {
    if (level.proven.expressions.has(JSON.stringify(node))) return 'never';
    const args = () => nodes(node['args']).map((arg) => this.#of(arg, level));
    switch (node.kind) {
      case 'VAR':
        return this.#variable(node, level);
      case 'CONST':
        return node['constisnull'] === 'true' ? 'may' : 'never';
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'GROUPINGFUNC':
      case 'MERGESUPPORTFUNC':
        return 'never';
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
        return 'may';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
      case 'COALESCE':
      case 'MINMAX':
        return firstOf(args());
      case 'BOOLEXPR':
        return any(args());
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'COLLATE':
        return isNode(node['arg']) ? this.#of(node['arg'], level) : 'unknown';
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
        return this.#call(word(node, 'opfuncid'), args());
      case 'FUNCEXPR':
        return this.#call(word(node, 'funcid'), args());
      case 'AGGREF':
        return this.#aggregate(node, level);
      case 'WINDOWFUNC':
        return neverNullWindows.test(this.#catalog.functionOf(word(node, 'winfnoid'))?.name ?? '')
          ? 'never'
          : 'unknown';
      case 'CASEEXPR':
      case 'CASE':
        return this.#choice(node, level);
      case 'SUBLINK':
        return this.#subquery(node, level);
      default:
        return 'unknown';
    }
  }

  #call(id: string, args: Nulls[]): Nulls {
    const called = this.#catalog.functionOf(id);
    if (!called?.isStrict) return 'unknown';
    if (args.includes('may')) return 'may';
    if (!called.isBuiltIn) return 'unknown';
    if (nullGiving.test(called.name)) return 'may';
    return any(args);
  }

  #choice(node: TreeNode, level: Level): Nulls {
    const results = nodes(node['args']).map((when) => when['result']);
    return any(
      [...results, node['defresult']].map((result) =>
        isNode(result) ? this.#of(result, level) : 'may',
      ),
    );
  }

  #aggregate(node: TreeNode, { query, outer, proven: known }: Level): Nulls {
    const name = this.#catalog.functionOf(word(node, 'aggfnoid'))?.name;
    if (name === 'count') return 'never';
    const hasGroups = nodes(query['groupClause']).length > 0;
    if (!hasGroups || node['aggfilter'] !== null) return 'may';
    if (name?.endsWith('agg')) return 'never';
    return any(
      nodes(node['args']).map((entry) =>
        isNode(entry['expr'])
          ? this.#of(entry['expr'], { query, outer, proven: known })
          : 'unknown',
      ),
    );
  }

  #subquery(node: TreeNode, level: Level): Nulls {
    const [exists, single, list] = ['0', '4', '6'];
    if (node['subLinkType'] === exists || node['subLinkType'] === list) return 'never';
    const inner = node['subselect'];
    if (node['subLinkType'] !== single || !isNode(inner)) return 'unknown';
    // An aggregate without groups answers one row in any case.
    const alwaysOneRow =
      inner['hasAggs'] === 'true' &&
      nodes(inner['groupClause']).length === 0 &&
      inner['havingQual'] === null &&
      inner['limitCount'] === null;
    const givesOneRow = alwaysOneRow || nodes(inner['rtable']).length === 0;
    return givesOneRow ? this.#numbered(inner, 1, level) : 'may';
  }

  #variable(node: TreeNode, from: Level): Nulls {
    let level: Level | undefined = from;
    for (let up = Number(node['varlevelsup']); up > 0; up -= 1) level = level?.outer;
    const [relation, column] = [word(node, 'varno'), word(node, 'varattno')];
    const source = level && nodes(level.query['rtable'])[Number(relation) - 1];
    if (!level || !source) return 'unknown';
    if (level.proven.columns.has(`${relation}.${column}`)) return 'never';
    // “old” of an upsert: there was none where a row was inserted.
    if (node['varreturningtype'] === '1') return 'may';
    const isFilled =
      bits(node['varnullingrels']).length > 0 && !level.proven.relations.has(relation);
    return isFilled ? 'may' : this.#sourceColumn(source, column, level);
  }

  #sourceColumn(source: TreeNode, column: string, level: Level): Nulls {
    const place = Number(column);
    const at = (list: TreeValue | undefined): Nulls => {
      const node = nodes(list)[place - 1];
      return node ? this.#of(node, level) : 'unknown';
    };
    switch (source['rtekind']) {
      case '0': {
        const view = this.#catalog.viewOf(word(source, 'relid'));
        if (view) return this.#numbered(view, place, undefined);
        return place <= 0 || this.#catalog.isNotNull(word(source, 'relid'), column)
          ? 'never'
          : 'may';
      }
      case '1':
        return isNode(source['subquery'])
          ? this.#numbered(source['subquery'], place, level)
          : 'unknown';
      case '2':
        return at(source['joinaliasvars']);
      case '5':
        return any(
          (Array.isArray(source['values_lists']) ? source['values_lists'] : []).map((row) => {
            const value = nodes(row)[place - 1];
            return value ? this.#of(value, level) : 'unknown';
          }),
        );
      case '6':
        return this.#named(source, place, level);
      case '9':
        return at(source['groupexprs']);
      default:
        return 'unknown';
    }
  }

  #named(source: TreeNode, place: number, from: Level): Nulls {
    let level: Level | undefined = from;
    for (let up = Number(source['ctelevelsup']); up > 0; up -= 1) level = level?.outer;
    const named =
      level && nodes(level.query['cteList']).find((one) => one['ctename'] === source['ctename']);
    return level && named && isNode(named['ctequery'])
      ? this.#numbered(named['ctequery'], place, level)
      : 'unknown';
  }
}
