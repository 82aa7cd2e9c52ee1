import { brand } from '../../../config/bank.ts';
import type { Language } from '../../../contract/values/language.ts';
import { decimalText } from '../../../contract/values/money.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import type { exportTransfersRoute } from '../../../contract/money/transfer-list.ts';
import {
  betweenOwn,
  counterparty,
  isOurReference,
  type OwnAccount,
} from '../../../contract/money/transfer-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../services/turns/caller.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { isBack } from '../disputes/can-be-disputed.ts';
import { filterOf } from '../transfers/list-transfers.ts';
import { findReach } from '../transfers/tokens-store.ts';
import { inSearchTurn } from '../transfers/search-turn.ts';
import { findListed, matchRows, type TransferFilter } from '../transfers/transfer-matches.ts';
import {
  categoryOf,
  costSeenBy,
  reasonSeenBy,
  shownStatus,
  transferView,
} from '../transfers/transfer-view.ts';
import type { ListedTransfer } from '../transfers/transfers-store.ts';
import { typedSearch } from '../transfers/typed-search.ts';
import { csvWriter, momentFields } from './csv-line.ts';
import { openExport } from './open-export.ts';
import { statementTextsIn } from './statement-texts-in.ts';
import { wordsIn } from './words-in.ts';

/** Each reads the whole list. */
const perPerson: LimitRule = { name: 'transactions-csv', points: 30, duration: 600 };

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

const payeeOf = (row: ListedTransfer, { own, language }: Worded): string =>
  counterparty(transferView(row, row.direction), own, wordsIn[language].transfer);

/** Scheduled, declined, canceled and returned orders took nothing: a sum of the file leaves them out. */
const movedNothing = ({ status }: ListedTransfer) => isBack({ status }) || status === 'scheduled';

function fieldsOf(row: ListedTransfer, worded: Worded) {
  const { debitedUsdMinor, feeMinor } = costSeenBy(row.direction, row);
  const signed = (minor: bigint) => ({
    figure: movedNothing(row) ? '' : decimalText(row.direction === 'debit' ? -minor : minor),
  });
  const [day, time, exact] = momentFields(row.transferDate);
  const [postedDay, postedTime, postedExact] =
    row.bookedAt === null ? ['', '', ''] : momentFields(row.bookedAt);
  const { receipt } = wordsIn[worded.language];
  return [
    row.id,
    day,
    time,
    exact,
    postedDay,
    postedTime,
    postedExact,
    payeeOf(row, worded),
    recipientOf(row, worded),
    row.recipientBank,
    row.recipientAccount,
    row.senderAccount,
    isOurReference(row.reference) ? '' : row.reference,
    row.reference,
    categoryText(row, worded.language),
    statementTextsIn[worded.language].directions[row.direction],
    // As the list shows it.
    receipt.statuses[shownStatus[row.status]],
    reasonSeenBy(row.direction, row, row.statusReason) ?? '',
    signed(row.amountMinor),
    row.currency,
    signed(debitedUsdMinor),
    { figure: movedNothing(row) ? '' : decimalText(feeMinor) },
    `${decimalText(row.amountMinor)} ${row.currency}`,
  ];
}

/** The reader's own accounts, and how the reader is spoken to. */
interface Worded {
  own: readonly OwnAccount[];
  language: Language;
}

interface Asked extends Worded {
  filter: TransferFilter;
  bom: boolean;
}

async function* csvOf(
  db: Queryable,
  caller: Caller,
  { filter, bom, ...worded }: Asked,
): AsyncGenerator<string> {
  const csv = csvWriter(bom);
  yield csv.head(statementTextsIn[worded.language].transfersHead);
  for await (const rows of walkList(db, caller, filter))
    yield rows.map((row) => csv.line(fieldsOf(row, worded))).join('');
}

/**
 * Writes the own orders that a filter leaves, as CSV while it is read. The sum that the filter
 * compares is `Amount in USD`, for an order at home `Amount`.
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
  const bytes = openExport(
    ctx.caller,
    csvOf(bank.db, ctx.caller, {
      filter: filterOf(ctx, query),
      own,
      language,
      bom: bom === 'true',
    }),
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
async function* walkList(
  db: Queryable,
  caller: Caller,
  asked: TransferFilter,
): AsyncGenerator<ListedTransfer[]> {
  const { count, folded, ownWords } = await findReach(db, asked.ownerId, typedSearch(asked.search));
  const filter = { ...asked, search: folded, ownWords: asked.ownWords && ownWords };
  for (let last = count; last > 0n; last -= rowsAtOnce) {
    const seqs = Array.from(
      { length: Number(last < rowsAtOnce ? last : rowsAtOnce) },
      (_, index) => last - BigInt(index),
    );
    const matches = await inSearchTurn(caller, () => matchRows(db, filter, seqs));
    const found = matches.map(({ seq }) => seq);
    yield await findListed(db, filter.ownerId, found);
  }
}
