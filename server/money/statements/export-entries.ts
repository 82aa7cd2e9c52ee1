import { brand } from '../../../config/bank.ts';
import { bankTimeZone } from '../../../contract/bank-zone.ts';
import { Readable } from 'node:stream';
import type { Language } from '../../../contract/language.ts';
import { decimalText } from '../../../contract/money.ts';
import type { exportEntriesRoute } from '../../../contract/statements.ts';
import type { ParamsOf, QueryOf } from '../../../contract/route.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { SignedInContext } from '../../context.ts';
import { byteOrderMark, csvLine } from './csv-line.ts';
import { entryRange } from './entry-range.ts';
import { requireOwnAccount } from './own-account.ts';
import { detailsText, readLines, type StatementLine } from './statement-line.ts';
import { type StatementTexts, statementTextsIn } from './statement-texts-in.ts';
import { countEntries } from './statements-store.ts';

type Query = QueryOf<typeof exportEntriesRoute>;

function lineOf(texts: StatementTexts, line: StatementLine): string {
  const { id, bookedAt, day, valueDate, kind, description, amountMinor, balanceMinor } = line;
  const exact = bookedAt
    .toZonedDateTimeISO(bankTimeZone)
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 3 });
  return csvLine([
    id,
    exact,
    day,
    valueDate,
    texts.types[kind],
    description,
    detailsText(texts, line),
    { figure: decimalText(amountMinor) },
    { figure: decimalText(balanceMinor) },
    'USD',
  ]);
}

async function* csvOf(
  ctx: SignedInContext,
  account: StoredAccount,
  { query, texts }: { query: Query; texts: StatementTexts },
): AsyncGenerator<string> {
  yield `${query.bom === 'true' ? byteOrderMark : ''}${csvLine(texts.entriesHead)}`;
  const { db, ledger } = ctx.bank;
  const range = await entryRange(
    ledger,
    db,
    { id: account.id, entryCount: await countEntries(db, account.id) },
    query,
  );
  for await (const lines of readLines(db, account.id, range))
    yield lines.map((line) => lineOf(texts, line)).join('');
}

const nameOf = ({ number }: StoredAccount, { from, to }: Query) =>
  [brand.fileName, number, from ?? 'opening', 'to', to ?? 'today'].join('-');

/**
 * Every entry of an own account in a range of booking days, as CSV that is written while it is
 * read: memory does not grow with the history.
 */
export async function exportEntries(
  ctx: SignedInContext,
  { number }: ParamsOf<typeof exportEntriesRoute>,
  query: Query,
  language: Language,
) {
  const account = await requireOwnAccount(ctx, number);
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `${nameOf(account, query)}.csv`,
    bytes: Readable.from(csvOf(ctx, account, { query, texts: statementTextsIn[language] })),
  } as const;
}
