import { Readable } from 'node:stream';
import { brand } from '../../../config/bank.ts';
import { bankTimeZone } from '../../../contract/bank-zone.ts';
import type { Language } from '../../../contract/language.ts';
import { decimalText } from '../../../contract/money.ts';
import type { QueryOf } from '../../../contract/route.ts';
import type { exportTransfersRoute } from '../../../contract/transfer-list.ts';
import { betweenOwn, counterparty, type OwnAccount } from '../../../contract/transfer-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { filterOf } from '../transfers/list-transfers.ts';
import { findReach } from '../transfers/tokens-store.ts';
import { findListed, matchRows, type TransferFilter } from '../transfers/transfer-matches.ts';
import { categoryOf, costSeenBy, shownStatus, transferView } from '../transfers/transfer-view.ts';
import type { ListedTransfer } from '../transfers/transfers-store.ts';
import { typedSearch } from '../transfers/typed-search.ts';
import { byteOrderMark, csvLine } from './csv-line.ts';
import { statementTextsIn } from './statement-texts-in.ts';
import { wordsIn } from './words-in.ts';

/** Each reads the whole list. */
const perPerson: LimitRule = { name: 'transactions-csv', points: 30, duration: 600 };

const exact = (instant: Temporal.Instant) =>
  instant
    .toZonedDateTimeISO(bankTimeZone)
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 3 });

/** As the list names it: money between own accounts goes to an account, and to no other person. */
function recipientOf(row: ListedTransfer, { own, language }: Worded): string {
  const view = transferView(row, row.direction);
  return betweenOwn(view, own)
    ? counterparty(view, own, wordsIn[language].transfer)
    : row.recipientName;
}

/** English files keep the names of the API, which programs read. */
const categoryText = (row: ListedTransfer, language: Language) =>
  wordsIn[language].transfer?.texts.category(categoryOf(row)) ?? categoryOf(row);

function lineOf(row: ListedTransfer, worded: Worded): string {
  const { debitedUsdMinor, feeMinor } = costSeenBy(row.direction, row);
  const signed = (minor: bigint) => ({
    figure: decimalText(row.direction === 'debit' ? -minor : minor),
  });
  const { receipt } = wordsIn[worded.language];
  return csvLine([
    row.id,
    exact(row.transferDate),
    row.bookedAt === null ? '' : exact(row.bookedAt),
    recipientOf(row, worded),
    row.recipientBank,
    row.recipientAccount,
    row.senderAccount,
    row.reference,
    categoryText(row, worded.language),
    statementTextsIn[worded.language].directions[row.direction],
    // As the list shows it.
    receipt.statuses[shownStatus[row.status]],
    row.statusReason ?? '',
    signed(row.amountMinor),
    row.currency,
    signed(debitedUsdMinor),
    { figure: decimalText(feeMinor) },
  ]);
}

/** Whose accounts are the reader's own, and how the reader is spoken to. */
interface Worded {
  own: readonly OwnAccount[];
  language: Language;
}

interface Asked extends Worded {
  filter: TransferFilter;
  bom: boolean;
}

async function* csvOf(db: Queryable, { filter, bom, ...worded }: Asked): AsyncGenerator<string> {
  yield `${bom ? byteOrderMark : ''}${csvLine(statementTextsIn[worded.language].transfersHead)}`;
  for await (const rows of walkList(db, filter))
    yield rows.map((row) => lineOf(row, worded)).join('');
}

/**
 * The own orders that a filter leaves, as CSV that is written while it is read. What a row is worth
 * by the filter is `Amount in USD`, for an order at home `Amount`.
 */
export async function exportTransfers(
  ctx: SignedInContext,
  { bom, ...query }: QueryOf<typeof exportTransfersRoute>,
  language: Language,
) {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const own = (await findAccountsOf(bank.db, [session.userId])).map(({ kind, number }) => ({
    type: typeOfKind[kind],
    number,
  }));
  const bytes = Readable.from(
    csvOf(bank.db, { filter: filterOf(ctx, query), own, language, bom: bom === 'true' }),
  );
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `${brand.fileName}-transactions-${bank.clock.businessDay()}.csv`,
    bytes,
  } as const;
}

const rowsAtOnce = 500n;

/**
 * Every order that matches, newest first, a few hundred at a time. Orders made after the start are
 * not among them, and memory does not grow with the list.
 */
async function* walkList(db: Queryable, asked: TransferFilter): AsyncGenerator<ListedTransfer[]> {
  const { count, folded } = await findReach(db, asked.ownerId, typedSearch(asked.search));
  const filter = { ...asked, search: folded };
  for (let last = count; last > 0n; last -= rowsAtOnce) {
    const seqs = Array.from(
      { length: Number(last < rowsAtOnce ? last : rowsAtOnce) },
      (_, index) => last - BigInt(index),
    );
    const matches = await matchRows(db, filter, seqs);
    const found = matches.map(({ seq }) => seq);
    yield await findListed(db, filter.ownerId, found);
  }
}
