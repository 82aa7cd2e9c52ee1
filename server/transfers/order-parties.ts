import { bank as facts } from '../../config/bank.ts';
import { findAccountByNumber, findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { payingAccount } from './paying-account.ts';
import type { TransferRow } from './transfer-row.ts';

/** Who pays whom. */
export interface Parties {
  /** The account that pays a sum, its fee included. */
  payerOf: (totalMinor: bigint) => StoredAccount;
  /** The account here that it goes to; undefined where it leaves the bank. */
  payee: StoredAccount | undefined;
}

type Destination = Partial<Pick<TransferRow, 'recipientRouting'>> & Pick<TransferRow, 'recipientAccount'>;

/**
 * The open account of ours that a routing and account number name. A number of ours that nobody has, or nobody has any more, is taken as outside: settlement
 * returns it.
 */
export async function findPayee(db: Queryable, { recipientRouting, recipientAccount }: Destination): Promise<StoredAccount | undefined> {
  return recipientRouting === facts.routingNumber ? await findAccountByNumber(db, recipientAccount) : undefined;
}

/**
 * The own account of that number, or the one that covers the sum where none was named; and where the money goes.
 * @throws {Refusal} DEBITED_ACCOUNT_INVALID, SAME_ACCOUNT.
 */
export async function findParties({ bank, session }: SignedInContext, debitedAccount: string | undefined, to: Destination): Promise<Parties> {
  if (debitedAccount === undefined) {
    const [own, payee] = await Promise.all([findAccountsOf(bank.db, [session.userId]), findPayee(bank.db, to)]);
    return { payerOf: (totalMinor) => payingAccount(own, totalMinor) ?? refuse('DEBITED_ACCOUNT_INVALID'), payee };
  }
  const [payer, payee] = await Promise.all([findAccountByNumber(bank.db, debitedAccount), findPayee(bank.db, to)]);
  // Somebody else's account and nobody's read the same, so that numbers cannot be probed.
  if (payer?.userId !== session.userId) refuse('DEBITED_ACCOUNT_INVALID');
  if (payer.id === payee?.id) refuse('SAME_ACCOUNT');
  return { payerOf: () => payer, payee };
}
