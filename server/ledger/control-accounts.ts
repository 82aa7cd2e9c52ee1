import { type Currency, formatMoney } from '../../contract/values/money.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { bankAccountId, type BankAccountName, bankChart, inEveryCurrency } from './chart.ts';
import type { Finding } from './find-broken.ts';
import type { ProofScope } from './verify.ts';

/** An account of the bank whose balance another table says, too. */
export interface ControlAccount {
  id: string;
  name: BankAccountName;
  code: string;
  currency: Currency;
}

/** The part of the balances of some accounts that a noun knows by a table of its own. */
export interface ControlPart {
  /** The accounts whose balances it says, alone or with other parts. */
  accounts: readonly BankAccountName[];
  /** Of these accounts only those in other currencies than US dollars. */
  abroad?: true;
  /** The rows that it adds up, in words: `payments on their way`. */
  of: string;
  /**
   * `open` adds up what is open now, and costs as much as is open, however long the history.
   * `history` adds up all there ever was: only a proof of every entry reads it.
   */
  reads: 'open' | 'history';
  /** SQL: `code, currency, minor`, signed as the ledger signs them: a credit is positive. */
  sql: string;
  /** SQL: the rows of an account that explain a difference, as `place, books, said`. */
  explain?: (account: ControlAccount) => string;
}

/** Journals that move control accounts, and are in no table of theirs: what they moved is explained. */
export interface NamedPart {
  reads: ControlPart['reads'];
  /** SQL: `code, currency, minor` of what they moved on some accounts, given as SQL by their ids. */
  sqlOf: (ids: string) => string;
}

export interface ControlAccounts {
  parts: readonly ControlPart[];
  /** Of any control account. */
  named: readonly NamedPart[];
}

/** A control account, and what it is compared with. */
export interface Controlled {
  account: ControlAccount;
  reads: ControlPart['reads'];
  /** The rows that it is compared with. */
  of: string;
}

/** A control account in the books and in the tables, as of one moment. */
export interface Reconciled extends Controlled {
  booksMinor: bigint;
  tablesMinor: bigint;
}

/** The record of a control account that differs. JSON has no bigint: the amounts are texts. */
export interface ControlDifference {
  accountId: string;
  code: string;
  currency: Currency;
  reads: ControlPart['reads'];
  books: string;
  tables: string;
}

/**
 * A control account that differs from its table, or, with no difference to name, the reason why
 * none could be compared. It alarms and stops no money: the ledger itself is whole.
 */
export interface ControlFinding extends Finding {
  control: ControlDifference | null;
}

export const isControlFinding = (finding: Finding): finding is ControlFinding =>
  'control' in finding;

/** The latest entries of an account that an explanation reads. */
const entriesExplained = 20_000;

/** The places that are named of one account. */
const explainedPlaces = 10;

/**
 * SQL: the latest entries of an account by the references of their journals, as `reference, minor`:
 * a settlement, return or reversal has the reference of what it ends.
 */
export const booksByReference = ({ id }: ControlAccount, except = 'false'): string =>
  `SELECT journal.reference, sum(entry.amount) AS minor FROM account
     JOIN every_entry AS entry ON entry.account_id = account.id
       AND entry.seq > account.entry_count - ${entriesExplained}
     JOIN journal ON journal.id = entry.journal_id
    WHERE account.id = '${id}' AND NOT (${except}) GROUP BY 1`;

/**
 * SQL: `code, currency, minor` of the legs of journals, given as a query with their ids, on some
 * accounts of the bank. Each entry is looked up: a plan that joins would read every entry.
 */
export const legsOn = (ids: string, journals: string): string =>
  `SELECT account.gl_code AS code, account.currency, entry.amount AS minor
    FROM (${journals}) AS asked JOIN journal ON journal.id = asked.id
    CROSS JOIN unnest(journal.accounts, journal.seqs) AS leg (account_id, seq)
    JOIN account ON account.id = leg.account_id AND account.id IN (${ids})
    CROSS JOIN LATERAL (SELECT amount FROM every_entry AS line WHERE line.account_id = leg.account_id
      AND line.seq = leg.seq AND line.booked_at = journal.booked_at LIMIT 1) AS entry`;

/** SQL: rows that the books and a table tell otherwise, given as `reference, minor` of each. */
export const differingReferences = (books: string, said: string): string =>
  `SELECT reference AS place, coalesce(books.minor, 0) AS books, coalesce(said.minor, 0) AS said
     FROM (${books}) AS books FULL JOIN (${said}) AS said USING (reference)
    WHERE coalesce(books.minor, 0) <> coalesce(said.minor, 0)`;

const currenciesOf = (name: BankAccountName, { abroad }: ControlPart): readonly Currency[] => {
  const others = ['EUR', 'GBP', 'AUD', 'CAD', 'INR'] as const;
  if (abroad) return others;
  return inEveryCurrency.includes(name) ? ['USD', ...others] : ['USD'];
};

/** The accounts that parts speak of, by code, and the parts of each. */
function accountsOf(parts: readonly ControlPart[]): Map<ControlAccount, ControlPart[]> {
  const found = new Map<string, { account: ControlAccount; parts: ControlPart[] }>();
  for (const part of parts)
    for (const name of part.accounts)
      for (const currency of currenciesOf(name, part)) {
        const id = bankAccountId(name, currency);
        const account = { id, name, code: bankChart[name], currency };
        const one = found.get(id) ?? { account, parts: [] };
        one.parts.push(part);
        found.set(id, one);
      }
  // Dollars first: each list of currencies begins with them.
  const inOrder = [...found.values()].toSorted(
    (a, b) => Number(a.account.code) - Number(b.account.code),
  );
  return new Map(inOrder.map((one) => [one.account, one.parts]));
}

const readsOf = (own: readonly ControlPart[]): ControlPart['reads'] =>
  own.some(({ reads }) => reads === 'history') ? 'history' : 'open';

const ofAll = (own: readonly ControlPart[]): string => own.map((part) => part.of).join(', ');

/** The accounts that parts speak of, by code. */
export const controlledOf = (parts: readonly ControlPart[]): Controlled[] =>
  [...accountsOf(parts)].map(([account, own]) => ({
    account,
    of: ofAll(own),
    reads: readsOf(own),
  }));

const keyOf = ({ code, currency }: { code: string; currency: string }) => `${code} ${currency}`;

/**
 * Compares each control account with its tables, by one statement and so in one snapshot:
 * otherwise a payment between two looks would be a difference. A recent proof reads what is open,
 * the proof of every entry the history as well.
 */
export async function reconcile(
  db: Queryable,
  { parts, named }: ControlAccounts,
  scope: ProofScope,
): Promise<Reconciled[]> {
  const isWanted = ({ reads }: Pick<ControlPart, 'reads'>) => scope === 'full' || reads === 'open';
  const compared = controlledOf(parts).filter(isWanted);
  const ids = compared.map(({ account: { id } }) => `'${id}'`).join(', ');
  const said = [
    ...parts.filter(isWanted).map(({ sql }) => sql),
    ...named.filter(isWanted).map(({ sqlOf }) => sqlOf(ids)),
  ].map(
    // Each added up by itself: all rows of all parts together would be sorted on disk.
    (sql) =>
      `SELECT false, code, currency, sum(minor)::bigint FROM (${sql}) AS part GROUP BY code, currency`,
  );
  const { rows } = await db.query<{
    isPosted: boolean;
    code: string;
    currency: string;
    minor: bigint;
  }>(
    `SELECT "isPosted", code, currency, sum(minor)::bigint AS minor FROM (
        SELECT true AS "isPosted", gl_code AS code, currency, posted AS minor FROM account
          WHERE id IN (${ids})
        UNION ALL ${said.join(' UNION ALL ')}) AS told GROUP BY 1, 2, 3`,
  );
  const sums = new Map(rows.map((row) => [`${row.isPosted} ${keyOf(row)}`, row.minor]));
  return compared.map((one) => ({
    ...one,
    booksMinor: sums.get(`true ${keyOf(one.account)}`) ?? 0n,
    tablesMinor: sums.get(`false ${keyOf(one.account)}`) ?? 0n,
  }));
}

/** Names the rows that explain a difference, as far as the latest entries show them. */
export async function explain(
  tx: Tx,
  { parts }: ControlAccounts,
  { account, booksMinor, tablesMinor }: Reconciled,
): Promise<string[]> {
  const places: string[] = [];
  const text = (minor: bigint) => formatMoney({ minor, currency: account.currency });
  for (const { accounts, explain: sqlOf } of parts) {
    if (!sqlOf || !accounts.includes(account.name)) continue;
    // A row that explains all of it by itself comes first.
    const { rows } = await tx.query<{ place: string; books: bigint; said: bigint }>(
      `SELECT place, books::bigint AS books, said::bigint AS said FROM (${sqlOf(account)}) AS found
        ORDER BY books - said <> $1, abs(books - said) DESC, place LIMIT ${explainedPlaces}`,
      [booksMinor - tablesMinor],
    );
    for (const { place, books, said } of rows)
      places.push(`${place}: the books say ${text(books)}, the table says ${text(said)}`);
  }
  return places.slice(0, explainedPlaces);
}

/** The finding of an account that differs. */
export async function findingOf(
  tx: Tx,
  accounts: ControlAccounts,
  reconciled: Reconciled,
): Promise<ControlFinding> {
  const { account, reads, of, booksMinor, tablesMinor } = reconciled;
  const { id, code, currency } = account;
  const text = (minor: bigint) => formatMoney({ minor, currency });
  const places = [
    `account ${id}: the books say ${text(booksMinor)}, the table says ${text(tablesMinor)}, ` +
      `a difference of ${text(booksMinor - tablesMinor)}`,
    ...(await explain(tx, accounts, reconciled)),
  ];
  return {
    promise: `account ${code} in ${currency} = ${of}`,
    count: places.length,
    places,
    control: {
      accountId: id,
      code,
      currency,
      reads,
      books: String(booksMinor),
      tables: String(tablesMinor),
    },
  };
}
