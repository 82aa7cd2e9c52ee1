import { bankFacts } from '../../../config/bank.ts';
import { refusalMessage } from '../../../contract/calls/errors.ts';
import type { Language } from '../../../contract/values/language.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Bank } from '../../bank.ts';
import { accountView } from '../accounts/account-view.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { memoOf, payeeOf } from '../statements/entry-files/entries-file.ts';
import type { DayRange } from '../statements/entry-range.ts';
import { openEntries } from '../statements/open-entries.ts';
import type { StatementLine } from '../statements/statement-line.ts';
import { type StatementTexts, statementTextsIn } from '../statements/statement-texts-in.ts';

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

/** Noon in UTC: programs take the day of UTC, and in no zone of America is noon another one. */
const postedOf = (day: CalendarDay) => Date.parse(`${day}T12:00:00Z`) / 1000;

/** The first day whose entries are posted at this second or later. */
function dayFrom(seconds: number): CalendarDay {
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  return postedOf(day) < seconds ? addDays(day, 1) : day;
}

/** The days whose entries are posted from one second on and before another. */
export const daysBetweenSeconds = (
  start: number | undefined,
  end: number | undefined,
): DayRange => ({
  from: start === undefined ? undefined : dayFrom(start),
  to: end === undefined ? undefined : addDays(dayFrom(end), -1),
});

function transaction(texts: StatementTexts, line: StatementLine) {
  return {
    id: line.id,
    posted: postedOf(line.day),
    amount: decimalText(line.amountMinor),
    description: memoOf(line) || texts.types[line.kind],
    payee: payeeOf(texts, line),
  };
}

interface FeedAnswer {
  accounts: readonly StoredAccount[];
  range: DayRange;
  balancesOnly: boolean;
  version: '1' | '2';
  language: Language;
  /** Asked before each further page: a long answer ends with its app. */
  stillOpen: () => Promise<boolean>;
  /** Names the connection, where the protocol asks for one. */
  connection: { id: string; name: string };
}

/** The bank, as each version of the protocol names it. */
function organization(publicUrl: string) {
  const sfinUrl = `${publicUrl}/simplefin`;
  return {
    1: {
      domain: new URL(publicUrl).hostname,
      name: bankFacts.name,
      'sfin-url': sfinUrl,
      url: publicUrl,
      id: bankFacts.routingNumber,
    },
    2: {
      org_id: bankFacts.routingNumber,
      org_name: bankFacts.name,
      org_url: publicUrl,
      sfin_url: sfinUrl,
    },
  };
}

/** JSON of an object without its last brace, so that more of it can follow. */
const opened = (value: object) => JSON.stringify(value).slice(0, -1);

/** The entries of an account up to the last day asked for, a page at a time, as members of a list. */
async function* transactions(
  pages: AsyncIterable<readonly StatementLine[]>,
  { range: { to }, language, stillOpen }: FeedAnswer,
): AsyncGenerator<string> {
  const texts = statementTextsIn[language];
  let comma = '';
  for await (const lines of pages) {
    if (comma !== '' && !(await stillOpen())) throw new Error('This app was ended.');
    const wanted = lines.filter(({ day }) => to === undefined || day <= to);
    if (wanted.length > 0)
      yield comma + wanted.map((line) => JSON.stringify(transaction(texts, line))).join(',');
    // Those that follow were booked later.
    if (wanted.length < lines.length) return;
    comma = ',';
  }
}

/** Says which days of an account are not at hand; whatever else is wrong ends the answer. */
function awayText(error: unknown, language: Language): string {
  if (!(error instanceof Refusal) || error.code !== 'ENTRIES_AWAY') throw error;
  return refusalMessage(error.code, error.details.params, language);
}

/** @returns what its app should tell its customer, where entries are lacking. */
async function* writeAccount(
  bank: Bank,
  account: StoredAccount,
  answer: FeedAnswer,
): AsyncGenerator<string, string | undefined> {
  const { range, language, balancesOnly, version, connection } = answer;
  const { number, postedMinor, availableMinor } = account;
  const texts = statementTextsIn[language];
  let lacking: string | undefined;
  // Up to the newest entry, so that the balance is the one of now and holds each entry that is said.
  const entries = await openEntries(bank, account, { range: { from: range.from }, texts }).catch(
    (error: unknown) => {
      lacking = awayText(error, language);
    },
  );
  const named =
    version === '1' ? { org: organization(bank.config.publicUrl)[1] } : { conn_id: connection.id };
  yield opened({
    ...named,
    id: number,
    name: `${texts.accounts[accountView(account).type]} ${number}`,
    currency: 'USD',
    balance: decimalText(entries?.closingMinor ?? postedMinor),
    'available-balance': decimalText(availableMinor),
    'balance-date': secondsOf(entries?.made ?? bank.clock.businessNow()),
  });
  yield ',"transactions":[';
  try {
    if (entries && !balancesOnly) yield* transactions(entries.pages, answer);
  } catch (error) {
    lacking = awayText(error, language);
  }
  yield ']}';
  return balancesOnly ? undefined : lacking;
}

/** The answer of SimpleFIN, piece by piece: memory does not grow with the histories in it. */
export async function* writeSimplefin(bank: Bank, answer: FeedAnswer): AsyncGenerator<string> {
  const { version, connection, accounts } = answer;
  yield version === '1'
    ? '{"accounts":['
    : `${opened({
        connections: [
          {
            conn_id: connection.id,
            name: connection.name,
            ...organization(bank.config.publicUrl)[2],
          },
        ],
      })},"accounts":[`;
  const errors: { code: 'act.missingdata'; msg: string; account_id: string }[] = [];
  for (const [index, account] of accounts.entries()) {
    if (index > 0) yield ',';
    const msg = yield* writeAccount(bank, account, answer);
    if (msg !== undefined)
      errors.push({ code: 'act.missingdata', msg, account_id: account.number });
  }
  // They come last, because they are known when all is read.
  const said =
    version === '1'
      ? { errors: errors.map(({ msg, account_id: number }) => `${number}: ${msg}`) }
      : { errlist: errors };
  yield `],${JSON.stringify(said).slice(1)}`;
}
