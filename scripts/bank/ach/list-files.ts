import { formatMoney } from '../../../contract/values/money.ts';
import { achFaultText } from '../../../contract/words/ach-file-faults.ts';
import type { Queryable } from '../../../server/db/database.ts';
import { stateDetail } from '../../../server/money/ach/entry-groups.ts';
import {
  type ExceptionalEntry,
  listExceptions,
} from '../../../server/money/ach/rail-entries-store.ts';
import { type ListedFile, listFiles } from '../../../server/money/ach/rail-files-store.ts';

/** More than a person reads in one go. */
const mostListed = 200;

const fileLine = ({ name, takenAt, fault, states, out }: ListedFile): string => {
  const found =
    out !== null
      ? `${out.state}, sent back: ${out.entries}`
      : fault === null
        ? Object.entries(states ?? {})
            .map(([state, count]) => `${state}: ${count}`)
            .join(', ')
        : `refused. ${achFaultText(fault, 'en')}`;
  return `  ${takenAt.toString().slice(0, 16)}  ${name}  ${found}`;
};

/** `return due R03`, `noted C01 of 021000020000009` */
const stateWords = (entry: ExceptionalEntry): string =>
  `${entry.state} ${stateDetail(entry) ?? ''}`.trim();

const entryLine = (entry: ExceptionalEntry): string => {
  const amount = formatMoney({ minor: entry.amountMinor, currency: 'USD' });
  const { file, line, trace, code, companyName, name } = entry;
  return `  ${file} line ${line}  ${trace}  ${code}  ${amount}  ${companyName} to ${name}  ${stateWords(entry)}`;
};

/** Lists the newest files, and the entries that were not posted and do not wait for their day. */
export async function listAch(db: Queryable): Promise<string> {
  const files = await listFiles(db, mostListed);
  const exceptions = await listExceptions(db, mostListed);
  const part = (title: string, lines: readonly string[]) =>
    [title, ...(lines.length === 0 ? ['  none'] : lines)].join('\n');
  return [part('Files', files.map(fileLine)), part('Exceptions', exceptions.map(entryLine))].join(
    '\n',
  );
}
