import { brand } from '../../../config/bank.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Context } from '../../context.ts';
import { refuseGone } from '../../services/turns/caller.ts';
import { createFairQueue } from '../../services/turns/fair-queue.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { findKept } from './monthly/monthly-store.ts';
import { readStatement, type Statement } from './read-statement.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementTextsIn } from './statement-texts-in.ts';

/**
 * A long month takes seconds of a core and some hundred megabytes until it is written: one at a
 * time, however many are asked for.
 */
const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 24, maxWaitingOfOne: 6 });

/**
 * Reads one month of an account and draws it in a language; one that was made by itself in the
 * language and for the name of then, byte for byte as ever.
 * @throws {Refusal} as `readStatement`, and as `FairQueue`.
 */
export function makeStatement(
  { bank, caller }: Context,
  account: StoredAccount,
  holder: string,
  { month, language }: { month: string; language: Language },
): Promise<{ statement: Statement; pdf: Buffer }> {
  return inTurn(caller, async () => {
    const kept = await findKept(bank.db, account.id, month);
    const statement = await readStatement(bank, account, { holder, month, kept });
    // A caller who hung up while it was read wants no drawing.
    refuseGone(caller);
    const texts = statementTextsIn[kept?.language ?? language];
    return { statement, pdf: await statementPdf(statement, texts, kept?.madeAt) };
  });
}

/** The file name of a statement. */
export function statementName(account: string, month: string): string {
  return `${brand.fileName}-statement-${account}-${month}.pdf`;
}
