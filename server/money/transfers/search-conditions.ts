import { printedNumber } from '../../../contract/values/printed-number.ts';
import type { Queryable } from '../../db/database.ts';
import { findNewestOfAll, findNewestOfEach } from './tokens-store.ts';
import type { TransferFilter } from './transfer-matches.ts';
import { chunksOf, filterToken, longestToken } from './transfer-tokens.ts';

/** A condition of a filter as a range of tokens: every matching row has one in it. */
export interface Condition {
  low: string;
  high: string;
  /** Every row with a token in the range matches. */
  exact: boolean;
  /** Other ranges, of which a matching row may have a token instead. */
  others?: readonly Pick<Condition, 'low' | 'high'>[];
}

/** After every token that begins with the text. */
const afterPrefix = (text: string) => `${text}\u{10FFFF}`;
/** After the text itself, before any longer token. */
const afterWhole = (text: string) => `${text}\u0001`;

/** Finds the number that is in every order to a payee, as `payee_of` writes it. */
const accountOf = (payee: string): string => {
  const parts = payee.split(' ');
  return (parts[0] === 'bill' ? parts[1] : parts.at(-1)) ?? '';
};

/** The customer's own words by which orders to their payees are found. */
const accountsSaid = (ownWords: TransferFilter['ownWords'], chunk: string) =>
  (ownWords ?? [])
    .filter(({ words }) => words.includes(chunk))
    .map(({ payee }) => filterToken.account(accountOf(payee)))
    .map((low) => ({ low, high: afterWhole(low) }));

/** Each word's tokens, the longest first: a rare word leaves few rows, however short it is. */
export function wordConditions({ search, ownWords }: TransferFilter): Condition[] {
  const chunks = chunksOf(search);
  const whole = chunks.length === 1 && search.length <= longestToken;
  const printed = printedNumber(search);
  const joined = printed === undefined ? [] : [{ low: printed, high: afterPrefix(printed) }];
  return chunks
    .map((chunk) => [...chunk].slice(0, longestToken).join(''))
    .toSorted((a, b) => b.length - a.length)
    .map((low) => ({
      low,
      high: afterPrefix(low),
      exact: whole,
      others: [...accountsSaid(ownWords, low), ...joined],
    }));
}

/** Beyond every amount an order can have. */
const anyAmount = 10n ** 15n - 1n;

/** The tokens between two amounts; undefined where all amounts match. */
export function amountCondition({ amountFrom, amountTo }: TransferFilter): Condition | undefined {
  if (amountFrom === null && amountTo === null) return undefined;
  return {
    low: filterToken.amount(amountFrom ?? 0n),
    high: afterWhole(filterToken.amount(amountTo ?? anyAmount)),
    exact: true,
  };
}

/**
 * The way of the money is asked for as one account sees it, which the row itself says and no token.
 */
export const isSeenFromAccount = ({ account, direction }: TransferFilter) =>
  account !== null && direction !== null;

/** The tokens that a matching row has, whatever its words, amount and date. */
export function exactTokensOf(filter: TransferFilter): string[] {
  const { account, status, direction } = filter;
  const type =
    direction !== null && !isSeenFromAccount(filter) ? filterToken.type(direction) : null;
  const tokens = [
    account && filterToken.account(account),
    status && filterToken.status(status),
    type,
  ];
  return tokens.filter((token) => token !== null);
}

/** The conditions tokens know, dates apart; those that are likely to leave few rows come first. */
export function conditionsOf(filter: TransferFilter): Condition[] {
  const exact = exactTokensOf(filter).map((token) => ({
    low: token,
    high: afterWhole(token),
    exact: !isSeenFromAccount(filter),
  }));
  const amounts = amountCondition(filter);
  return [...wordConditions(filter), ...exact, ...(amounts ? [amounts] : [])];
}

/** A condition with more entries than this narrows nothing down. */
export const mostCandidates = 2_000;
const mostTokens = 64;

/** The rows of one range of tokens, as `candidatesOf` has them. */
async function candidatesIn(
  db: Queryable,
  ownerId: string,
  { low, high }: Pick<Condition, 'low' | 'high'>,
  newest: number | undefined,
): Promise<bigint[] | undefined> {
  const few = await findNewestOfAll(db, {
    ownerId,
    low,
    high,
    newest: mostCandidates,
    most: mostCandidates,
  });
  if (few !== undefined) return few;
  return newest === undefined
    ? undefined
    : await findNewestOfEach(db, { ownerId, low, high, newest, mostTokens });
}

/**
 * The rows that a condition leaves: all of them where they are few, else, when `newest` of them are
 * enough, those; undefined when it leaves too many.
 */
export async function candidatesOf(
  db: Queryable,
  ownerId: string,
  { low, high, others = [] }: Condition,
  newest: number | undefined,
): Promise<bigint[] | undefined> {
  const found = new Set<bigint>();
  for (const range of [{ low, high }, ...others]) {
    const seqs = await candidatesIn(db, ownerId, range, newest);
    if (seqs === undefined) return undefined;
    for (const seq of seqs) found.add(seq);
  }
  return [...found];
}
