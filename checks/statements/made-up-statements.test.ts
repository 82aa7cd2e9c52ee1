import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlace, openPlace } from '../../tests/support/test-database.ts';
import { checkStatements } from './check-statements.ts';
import { findStatements } from './find-statements.ts';
import type { SureColumn } from './never-null.ts';
import type { UnreadStatement } from './unread.ts';

const root = resolve(import.meta.dirname, '../..');

/** Functions that ask the bank's database, and what is wrong with each. */
const wrong: Record<string, { source: string; problem: string }> = {
  aColumnThatNoTableHas: {
    source: 'db.query<{ nickname: string }>(`SELECT nickname FROM users`)',
    problem: 'the database refuses it: column "nickname" does not exist',
  },
  anotherNameInTheRow: {
    source: 'db.query<{ fullName: string }>(`SELECT full_name FROM users`)',
    problem: 'the statement answers no column “fullName”',
  },
  aColumnTheRowForgot: {
    source: 'db.query<{ id: string }>(`SELECT id, username FROM users`)',
    problem: 'the row does not name “username”, which the statement answers',
  },
  anotherTypeInTheRow: {
    source: 'db.query<{ posted: number }>(`SELECT posted FROM account`)',
    problem: '“posted” is bigint, which is read as bigint, and the row says number',
  },
  aListOfAnotherType: {
    source: 'db.query<{ flags: bigint[] }>(`SELECT flags FROM check_deposit`)',
    problem: '“flags” is text[], which is read as [string], and the row says [bigint]',
  },
  nullTakenForAValue: {
    source: 'db.query<{ at: Temporal.Instant }>(`SELECT deleted_at AS at FROM users`)',
    problem: '“at” may be null, and the row says instant',
  },
  nullOfAnOuterJoin: {
    source:
      'db.query<{ suspended: boolean }>(`SELECT o.suspended FROM users u LEFT JOIN owner o ON o.id = u.id`)',
    problem: '“suspended” may be null, and the row says boolean',
  },
  nullOfAnEmptyTable: {
    source: 'db.query<{ at: Temporal.Instant }>(`SELECT max(created_at) AS at FROM users`)',
    problem: '“at” may be null, and the row says instant',
  },
  nullThroughAWith: {
    source:
      'db.query<{ at: Temporal.Instant }>(`WITH gone AS (UPDATE users SET deleted_at = NULL WHERE deleted_at IS NOT NULL RETURNING deleted_at) SELECT deleted_at AS at FROM gone`)',
    problem: '“at” may be null, and the row says instant',
  },
  aValueOfAnotherType: {
    source: "db.query(`UPDATE users SET deleted_at = $1`, ['2026-11-21'])",
    problem: '$1 is timestamp with time zone and is given string',
  },
  aListForJson: {
    source: 'db.query(`INSERT INTO audit_event (details) VALUES ($1)`, [[1, 2]])',
    problem: '$1 is jsonb and is given number[]',
  },
  aWordThatTheRowForgot: {
    source:
      "db.query<{ state: 'approved' | 'declined' | 'disbursed' | 'repaid' | 'submitted' }>(`SELECT state FROM loan`)",
    problem:
      '“state” may be “in_review”, and the row says approved | declined | disbursed | repaid | submitted',
  },
  aWordThatTheTableForgot: {
    source: "db.query(`UPDATE loan SET state = $1`, [flag ? 'approved' : 'lost'])",
    problem: '$1 may be “lost”, which “state” does not take',
  },
  nullForAColumnThatTakesNone: {
    source: "db.query(`UPDATE users SET username = $1 WHERE id = $2`, [flag ? null : 'new', id])",
    problem: '$1 may be null and is written to “username”, which takes no null',
  },
  aValueTooFew: {
    source: 'db.query(`DELETE FROM users WHERE id = $1 AND username = $2`, [id])',
    problem: 'the statement takes 2 values and is given 1',
  },
  oneWayOfTwo: {
    source: "db.query(`DELETE FROM users WHERE ${flag ? 'id' : 'no_such_column'} = $1`, [id])",
    problem: 'the database refuses it: column "no_such_column" does not exist',
  },
  aTextOfTheRun: {
    source: 'db.query(`DELETE FROM users WHERE ${id}`)',
    problem: 'the text cannot be checked: a value that is known at run time only, “id”',
  },
  rowsWithoutAType: {
    source: 'db.query(`SELECT id FROM users`)',
    problem: 'its rows are read without a type',
  },
  aMadeUpConstraint: {
    source: 'db.query<{ at: Temporal.Instant }>(`SELECT decided_at AS at FROM loan`)',
    problem: '“at” may be null, and the row says instant',
  },
};

const right: Record<string, string> = {
  valuesInPlaceOfNull:
    'db.query<{ at: Temporal.Instant }>(`SELECT coalesce(deleted_at, now()) AS at FROM users`)',
  aConditionWithoutNull:
    'db.query<{ at: Temporal.Instant }>(`SELECT deleted_at AS at FROM users WHERE deleted_at > $1`, [Temporal.Now.instant()])',
  anOuterJoinThatIsTested:
    'db.query<{ suspended: boolean }>(`SELECT o.suspended FROM users u LEFT JOIN owner o ON o.id = u.id WHERE o.id IS NOT NULL`)',
  aWordThatIsAskedFor:
    "db.query<{ state: 'approved' }>(`SELECT state FROM loan WHERE state = 'approved'`)",
  bothWays:
    "db.query<{ id: string }>(`SELECT id FROM users ${flag ? 'WHERE id = $1' : ''}`, flag ? [id] : [])",
  aColumnOfEither:
    'db.query<{ id: string }>(`SELECT id FROM users UNION ALL SELECT user_id FROM loan`)',
};

const lookUp = `
const userByName: LookUp<string, { id: bigint }> = {
  name: 'user-by-name',
  sql: 'SELECT asked.place::integer, u.id FROM unnest($1::text[]) WITH ORDINALITY AS asked (name, place) JOIN users u ON u.username = asked.name',
  values: (names) => [names],
};
export const ask = (db: Queryable) => db.lookUp(userByName, 'maya');
`;

const heading = `import type { LookUp, Queryable } from '${join(root, 'server/db/database.ts')}';\n`;
const functionOf = (name: string, source: string) =>
  `export async function ${name}(db: Queryable, id: string, flag: boolean) { const { rows } = await ${source}; return { rows, id, flag }; }\n`;

const unread: UnreadStatement = {
  file: 'made-up/statements.ts',
  within: 'nowhere',
  part: 'text',
  reason: 'none',
};
const sure: SureColumn = {
  file: 'made-up/statements.ts',
  within: 'aMadeUpConstraint',
  column: 'at',
  constraint: 'no_such_constraint',
};

describe('a statement of a made-up store', () => {
  const problems = new Map<string, string[]>();
  const cleanups: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    mkdirSync(join(root, 'dist'), { recursive: true });
    const folder = mkdtempSync(join(root, 'dist', 'statements-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const sources = [
      ...Object.entries(wrong).map(([name, { source }]) => functionOf(name, source)),
      ...Object.entries(right).map((one) => functionOf(...one)),
    ];
    mkdirSync(join(folder, 'made-up'));
    writeFileSync(join(folder, 'made-up', 'statements.ts'), [heading, ...sources, lookUp].join(''));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['made-up'], exclude: [] }),
    );
    const place = await makePlace('embedded');
    cleanups.push(() => place.remove());
    const database = await openPlace(place, { as: 'tool' });
    cleanups.push(() => database.close());
    const statements = findStatements(folder, join(folder, 'tsconfig.json'), ['made-up']);
    for (const { problem } of await checkStatements(database, statements, {
      unread: [unread],
      neverNull: [sure],
    })) {
      const [, within = '', what = ''] = /^(\w+):? (.*)$/.exec(problem) ?? [];
      problems.set(within, [...(problems.get(within) ?? []), what]);
    }
  });

  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  for (const [name, { problem }] of Object.entries(wrong)) {
    test(`is refused for ${name}`, () => expect(problems.get(name)).toContain(problem));
  }

  for (const name of Object.keys(right)) {
    test(`is let be with ${name}`, () => expect(problems.get(name)).toBeUndefined());
  }

  test('is refused in a look-up, too', () => {
    expect(problems.get('userByName')).toEqual([
      '“id” is uuid, which is read as string, and the row says bigint',
    ]);
  });

  test('may be excepted only where it needs to be', () => {
    expect(problems.get('nowhere')).toEqual(['is listed as an exception and needs none']);
    expect(problems.get('aMadeUpConstraint')).toContain('is listed as an exception and needs none');
  });
});
