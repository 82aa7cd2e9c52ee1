import { bankFacts } from '../../../config/bank.ts';
import {
  findAccountByNumber,
  findAccountsByNumber,
  findAccountsOf,
  type StoredAccount,
} from '../accounts/accounts-store.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { payingAccount } from './paying-account.ts';
import type { TransferRow } from './transfer-row.ts';

/** The payer and the payee. */
export interface Parties {
  /** The account that pays a sum, its fee included. */
  payerOf: (totalMinor: bigint) => StoredAccount;
  /** The account here that it goes to; undefined where it leaves the bank. */
  payee: StoredAccount | undefined;
}

type Destination = Partial<Pick<TransferRow, 'recipientRouting'>> &
  Pick<TransferRow, 'recipientAccount'>;

/** Says whether a routing number is ours. */
export const isOurs = ({ recipientRouting }: Pick<Destination, 'recipientRouting'>): boolean =>
  recipientRouting === bankFacts.routingNumber;

/**
 * The open account of ours that a routing and account number name. A number of ours without an open
 * account is taken as outside: settlement returns it.
 */
async function findPayee(db: Queryable, to: Destination): Promise<StoredAccount | undefined> {
  return isOurs(to) ? await findAccountByNumber(db, to.recipientAccount) : undefined;
}

/** The same for many, by account number. */
export async function findPayees(
  db: Queryable,
  all: readonly Destination[],
): Promise<Map<string, StoredAccount>> {
  const numbers = all.filter(isOurs).map(({ recipientAccount }) => recipientAccount);
  if (numbers.length === 0) return new Map();
  return new Map(
    (await findAccountsByNumber(db, numbers)).map((account) => [account.number, account]),
  );
}

/**
 * The own account of that number, or the one that covers the sum where none was named; and where
 * the money goes.
 * @throws {Refusal} DEBITED_ACCOUNT_INVALID, SAME_ACCOUNT.
 */
export async function findParties(
  { bank, session }: SignedInContext,
  debitedAccount: string | undefined,
  to: Destination,
): Promise<Parties> {
  if (debitedAccount === undefined) {
    const [own, payee] = await Promise.all([
      findAccountsOf(bank.db, [session.userId]),
      findPayee(bank.db, to),
    ]);
    return {
      payerOf: (totalMinor) => payingAccount(own, totalMinor) ?? refuse('DEBITED_ACCOUNT_INVALID'),
      payee,
    };
  }
  const [payer, payee] = await Promise.all([
    findAccountByNumber(bank.db, debitedAccount),
    findPayee(bank.db, to),
  ]);
  // Another customer's account and a number without one read the same, so that numbers cannot be
  // probed.
  if (payer?.userId !== session.userId) refuse('DEBITED_ACCOUNT_INVALID');
  if (payer.id === payee?.id) refuse('SAME_ACCOUNT');
  return { payerOf: () => payer, payee };
}
