import type { Column, Described } from './describe-statements.ts';
import type { Statement } from './find-statements.ts';
import type { ValueType } from './kinds.ts';
import { itemsOf, readKind, reads, writes } from './value-kinds.ts';

export interface Difference {
  problem: string;
  mend: string;
  /** The column that its row says is never null, although it may be. */
  nullIn?: string;
}

/** Finds what differs between a statement and what the database says of one of its texts. */
export function compare(
  { row, readsRows }: Statement,
  values: readonly ValueType[] | undefined,
  described: Described,
): Difference[] {
  const readsUnnamed = row === undefined && readsRows && described.columns.length > 0;
  const unnamed = {
    problem: 'its rows are read without a type',
    mend: 'name the columns: query<{ … }>(…)',
  };
  return [
    ...(readsUnnamed ? [unnamed] : []),
    ...compareColumns(row, described),
    ...(values ? compareValues(values, described) : []),
  ];
}

const rename = 'let the row and the statement name the same columns (AS "camelCase")';

function compareColumns(row: Statement['row'], { columns }: Described): Difference[] {
  if (!row) return [];
  const answered = new Set(columns.map(({ name }) => name));
  const missing = [...row.keys()].filter((name) => !answered.has(name));
  return [
    ...missing.map((name) => ({
      problem: `the statement answers no column “${name}”`,
      mend: rename,
    })),
    ...columns.flatMap((column) => compareColumn(row.get(column.name), column)),
  ];
}

function compareColumn(
  says: ValueType | undefined,
  { name, type, nulls, words }: Column,
): Difference[] {
  if (!says)
    return [
      { problem: `the row does not name “${name}”, which the statement answers`, mend: rename },
    ];
  const { kinds } = says;
  const plain = kinds.filter((kind) => kind !== 'null');
  const unknown = says.words && words?.filter((one) => !says.words?.includes(one));
  const found: Difference[] = [];
  if (!reads(type, plain))
    found.push({
      problem:
        `“${name}” is ${type}, which is read as ${readKind(type)}, and the row says ` +
        plain.join(' | '),
      mend: 'let the row say what is read (server/db/values.ts), or cast it in the statement',
    });
  if (nulls === 'may' && !kinds.includes('null') && !kinds.includes('unknown'))
    found.push({
      problem: `“${name}” may be null, and the row says ${plain.join(' | ')}`,
      mend:
        'let the row say | null, let the statement leave none, or name the constraint that does ' +
        'in checks/statements/never-null.ts',
      nullIn: name,
    });
  if (unknown && unknown.length > 0)
    found.push({
      problem:
        `“${name}” may be “${unknown.join('” or “')}”, and the row says ` +
        `${says.words?.join(' | ')}`,
      mend: 'let the row name every word that the table takes',
    });
  return found;
}

function compareValues(given: readonly ValueType[], { values, written }: Described): Difference[] {
  if (given.length !== values.length)
    return [
      {
        problem: `the statement takes ${values.length} values and is given ${given.length}`,
        mend: 'give one value for each of $1, $2 …',
      },
    ];
  return given.flatMap(({ kinds, words }, index) => {
    const type = values[index] ?? '';
    const nothing = kinds.filter((kind) => kind === 'null' || kind === 'undefined');
    const wrong = kinds.filter(
      (kind) => kind !== 'null' && kind !== 'undefined' && !writes(type, kind),
    );
    const target = written.get(index);
    const strange = target?.words && words?.filter((one) => !target.words?.includes(one));
    const found: Difference[] = [];
    if (wrong.length > 0)
      found.push({
        problem:
          `$${index + 1} is ${type} and is given ` +
          wrong.map((kind) => itemsOf(kind)?.join(' | ').concat('[]') ?? kind).join(' | '),
        mend: 'give a value of its type, or cast it in the statement',
      });
    if (strange && strange.length > 0)
      found.push({
        problem:
          `$${index + 1} may be “${strange.join('” or “')}”, which “${target?.name}” does not ` +
          'take',
        mend: 'let its type be the words that the table takes',
      });
    if (target?.isNotNull && nothing.length > 0)
      found.push({
        problem:
          `$${index + 1} may be ${nothing.join(' or ')} and is written to “${target.name}”, ` +
          'which takes no null',
        mend: 'give a value in every case, or let the column take null',
      });
    return found;
  });
}
