import { brand } from '../../../config/bank.ts';
import type { Language } from '../../../contract/language.ts';
import type { Bank } from '../../bank.ts';
import { createWorkQueue } from '../../services/limits/work-queue.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { readStatement, type Statement } from './read-statement.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementTextsIn } from './statement-texts-in.ts';

/**
 * A long month takes seconds of a core and some hundred megabytes until it is written: one at a
 * time, however many are asked for.
 */
const inQueue = createWorkQueue({ atOnce: 1, maxWaiting: 24 });

/**
 * Reads one month of an account and draws it in a language.
 * @throws {Refusal} as `readStatement`; BUSY (503) when too many are waiting.
 */
export function makeStatement(
  bank: Bank,
  account: StoredAccount,
  holder: string,
  { month, language }: { month: string; language: Language },
): Promise<{ statement: Statement; pdf: Buffer }> {
  return inQueue(async () => {
    const statement = await readStatement(bank, account, holder, month);
    return { statement, pdf: await statementPdf(statement, statementTextsIn[language]) };
  });
}

/** The file name of a statement. */
export function statementName(account: string, month: string): string {
  return `${brand.fileName}-statement-${account}-${month}.pdf`;
}
