import { decimalText } from '../../../../contract/values/money.ts';
import type { StatementLine } from '../statement-line.ts';
import { type EntriesFile, type EntriesWriter, memoOf, payeeOf } from './entries-file.ts';

/** Year first: readers exchange day and month of the American form while no day is above 12. */
function record(texts: EntriesFile['texts'], line: StatementLine): string {
  const memo = memoOf(line);
  return [
    `D${line.day}`,
    `T${decimalText(line.amountMinor)}`,
    `N${line.id}`,
    `P${payeeOf(texts, line)}`,
    ...(memo === '' ? [] : [`M${memo}`]),
    '^',
    '',
  ].join('\r\n');
}

/**
 * QIF, which has no balances and no account: the line that names one makes three readers refuse the
 * whole file.
 */
export const writeQif: EntriesWriter = async function* ({ pages, texts }) {
  yield '!Type:Bank\r\n';
  for await (const lines of pages) yield lines.map((line) => record(texts, line)).join('');
};
