import type { Queryable } from '../../server/db/database.ts';
import type { Finding } from '../check.ts';
import { compare } from './compare.ts';
import { describeStatements } from './describe-statements.ts';
import type { Statement } from './find-statements.ts';
import type { SureColumn } from './never-null.ts';
import type { UnreadStatement } from './unread.ts';

interface Exceptions {
  unread: readonly UnreadStatement[];
  neverNull: readonly SureColumn[];
}

/**
 * Finds what is wrong with statements, held against a migrated database, and exceptions that are
 * not needed.
 */
export async function checkStatements(
  db: Queryable,
  statements: readonly Statement[],
  { unread, neverNull }: Exceptions,
): Promise<Finding[]> {
  const described = await describeStatements(db, [
    ...new Set(statements.flatMap(({ shapes }) => shapes.map(({ text }) => text))),
  ]);
  const constraints = await readConstraints(db);
  const needed = new Set<UnreadStatement | SureColumn>();
  const found: Finding[] = [];
  for (const statement of statements) {
    const { file, line, within } = statement;
    const add = (problem: string, mend: string) =>
      found.push({ file, line, problem: `${within}: ${problem}`, mend });
    for (const { part, reason } of statement.unread) {
      const listed = unread.find(
        (one) => one.file === file && one.within === within && one.part === part,
      );
      if (listed) needed.add(listed);
      else
        add(
          `the ${part} cannot be checked: ${reason}`,
          'spell it in constants, or list it with the reason in checks/statements/unread.ts',
        );
    }
    for (const { text, values } of statement.shapes) {
      const says = described.get(text);
      if (!says || 'refused' in says) {
        add(`the database refuses it: ${says?.refused}`, 'mend the statement');
        continue;
      }
      for (const { problem, mend, nullIn } of compare(statement, values, says)) {
        const sure = neverNull.find(
          (one) => one.file === file && one.within === within && one.column === nullIn,
        );
        if (sure && constraints.has(sure.constraint)) needed.add(sure);
        else add(problem, mend);
      }
    }
  }
  const unneeded = [...unread, ...neverNull].filter((one) => !needed.has(one));
  const stale = unneeded.map(({ file, within }) => ({
    file,
    problem: `${within} is listed as an exception and needs none`,
    mend: 'take it off the list in checks/statements',
  }));
  return uniqueFindings([...found, ...stale]);
}

async function readConstraints(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT conname::text AS name FROM pg_constraint WHERE contype = 'c'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** A statement of several shapes is wrong in the same way in many of them. */
function uniqueFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
