import { brand } from '../../../config/bank.ts';
import type { Language } from '../../../contract/values/language.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { isOurReference } from '../../../contract/money/transfer-words.ts';
import type { exportEntriesRoute } from '../../../contract/money/statements.ts';
import type { ParamsOf, QueryOf } from '../../../contract/calls/route.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { SignedInContext } from '../../context.ts';
import { csvWriter, momentFields } from './csv-line.ts';
import { entryRange } from './entry-range.ts';
import { openExport } from './open-export.ts';
import { requireOwnAccount } from './own-account.ts';
import { detailsText, readLines, type StatementLine } from './statement-line.ts';
import { type StatementTexts, statementTextsIn } from './statement-texts-in.ts';
import { countEntries } from './statements-store.ts';

type Query = QueryOf<typeof exportEntriesRoute>;

/** An importer offers a description as the payee, so a reference of our own making is none. */
function fieldsOf(texts: StatementTexts, line: StatementLine) {
  const { id, bookedAt, valueDate, kind, reference, amountMinor, balanceMinor } = line;
  const [day, time, exact] = momentFields(bookedAt);
  return [
    id,
    day,
    time,
    exact,
    { figure: valueDate },
    texts.types[kind],
    detailsText(texts, line),
    isOurReference(reference) ? '' : reference,
    reference,
    { figure: decimalText(amountMinor) },
    { figure: decimalText(balanceMinor) },
    'USD',
  ];
}

async function* csvOf(
  ctx: SignedInContext,
  account: StoredAccount,
  { query, texts }: { query: Query; texts: StatementTexts },
): AsyncGenerator<string> {
  const csv = csvWriter(query.bom === 'true');
  yield csv.head(texts.entriesHead);
  const { db, ledger } = ctx.bank;
  const range = await entryRange(
    ledger,
    db,
    { id: account.id, entryCount: await countEntries(db, account.id) },
    query,
  );
  for await (const lines of readLines(db, account.id, range))
    yield lines.map((line) => csv.line(fieldsOf(texts, line))).join('');
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
    bytes: openExport(
      ctx.caller,
      csvOf(ctx, account, { query, texts: statementTextsIn[language] }),
    ),
  } as const;
}
