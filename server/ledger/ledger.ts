import type { Currency } from '../../contract/values/money.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { CustomerAccountName } from './chart.ts';
import type { JournalPlan, PostingPlan, PostOutcome } from './plan.ts';

/**
 * The keeper of the books, as the bank sees it: nothing outside `server/ledger` and the start knows
 * which engine it is. `tests/properties/ledger-suite.ts` says what each must do, and
 * docs/ledger-engines.md when another one is worth its price.
 *
 * The rows of the bank itself (orders, trail, mail) are in PostgreSQL, and `tx` is the database
 * transaction that writes them: what is posted within it is there when it commits, and else not.
 */
export interface Ledger extends GroupCommit, Postings, Holds, Holders, Readings {}

/** The way requests reach the ledger: many wait, and are posted together. */
export interface GroupCommit {
  /**
   * Posts a plan with what else is waiting.
   * @throws {GroupCommitBusyError} shed, nothing was posted · `DatabaseUnavailableError` nothing was
   * posted · `OutcomeUnknownError` ask again with the same claim id
   */
  post(plan: PostingPlan): Promise<PostOutcome>;
  /**
   * Finds the answer that a request got, maybe not yet on disk; undefined where its id is not
   * claimed. It does not see a request still under way.
   */
  find(claim: Pick<PostingPlan, 'claimId' | 'payloadHash'>): Promise<PostOutcome | undefined>;
  /**
   * Resolves when everything posted before, by any server, is on disk. Await it before answering
   * with an outcome that was read and not posted here.
   */
  durable(): Promise<void>;
  /** Says whether what is posted now comes to the disk; waits for the database a moment at most. */
  isPaying(): Promise<boolean>;
  /** When a commit last was as durable as the database makes them; undefined before the first. */
  lastDurableAt(): Temporal.Instant | undefined;
  /** Notes a success that is on disk, was not posted here and is about to be answered. */
  confirmed(claimId: string): void;
  /** Counts the plans that wait now, and the work done since the start. */
  load(): GroupCommitLoad;
  /** Refuses new plans, waits for those under way and gives its connection back. */
  close(): Promise<void>;
}

export interface GroupCommitLoad {
  waiting: number;
  oldestWaitMs: number;
  /** Plans that the database has answered, and the calls that took them there. */
  plans: number;
  calls: number;
  /** Plans turned away unposted, because too many or the oldest had waited too long. */
  shed: number;
}

export interface Postings {
  /**
   * Posts inside the caller's own transaction: for jobs, for staff and for closing accounts. One
   * outcome per plan, in order. Anything else thrown is a programmer's or the database's failure
   * and ends the transaction.
   * @throws {MoneyWaitsError} so that no job takes a stop of money, or a wrong clock, for a refusal
   * of its row
   */
  postWithin(tx: Tx, plans: readonly PostingPlan[]): Promise<PostOutcome[]>;
  /**
   * Plans the reversal of a journal: the same legs with the opposite sign, forced, because a
   * mistake must be mended. Money that belonged to an account closed since goes to unclaimed funds.
   * A journal is reversed once only.
   */
  reversalPlan(queryable: Queryable, journalId: string, reversal: Reversal): Promise<PostingPlan>;
}

export type Reversal = Omit<PostingPlan, 'journal' | 'refuse'> &
  Pick<
    JournalPlan,
    'kind' | 'actor' | 'channel' | 'valueDate' | 'businessDate' | 'bookedAt' | 'memo'
  >;

export interface Holds {
  /**
   * @returns undefined when placed; else what was available, in minor units and never below zero,
   * and nothing was changed.
   */
  placeHold(tx: Tx, hold: NewHold): Promise<bigint | undefined>;
  /**
   * Gives money on hold back, all of it or at most `atMostMinor`.
   * @returns how much it gave, in minor units; asking again gives nothing more.
   */
  releaseHold(tx: Tx, id: string, atMostMinor?: bigint): Promise<bigint>;
  /**
   * Gives back everything on hold on a customer's accounts, whose locks the caller has: what they
   * held back from is closed.
   */
  releaseHoldsOf(tx: Tx, ownerId: string): Promise<void>;
  /**
   * Releases what has expired by `now` (business time), at most `limit` holds. Safe to run on two
   * servers at once.
   * @returns how many.
   */
  expireHolds(tx: Tx, now: Temporal.Instant, limit: number): Promise<number>;
}

export interface NewHold {
  id: string;
  accountId: string;
  amountMinor: bigint;
  kind: 'card' | 'uncollected_check';
  placedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** Customers and their accounts, as far as a posting decides by them. */
export interface Holders {
  /** Makes a customer known to the ledger: active, without approval, with an empty list. */
  openOwner(tx: Tx, ownerId: string): Promise<void>;
  /**
   * Suspends a customer, or lifts it. Waits for postings under way and stops every later one that
   * requires an active owner.
   * @returns whether anything changed.
   */
  setSuspended(tx: Tx, ownerId: string, suspended: boolean): Promise<boolean>;
  /**
   * From now on this customer's payments to others need an approval: they have a PIN or second
   * factor.
   */
  requireApprovals(tx: Tx, ownerId: string): Promise<void>;
  /**
   * Grants what one posting may spend: an approval or a quote. Granting the same id again renews
   * it, spent or not.
   */
  grantOneUse(tx: Tx, oneUse: OneUse): Promise<void>;
  /**
   * Locks customers for this transaction, in the order every posting does: their accounts can be
   * neither closed nor paid from until it ends.
   */
  lockOwners(tx: Tx, ownerIds: readonly string[]): Promise<void>;
  /** Opens a customer's account at zero, without overdraft. The owner must be known. */
  openAccount(tx: Tx, account: NewAccount): Promise<void>;
  /**
   * Locks accounts for this transaction, in the order every posting does.
   * @returns what each holds until it ends, in minor units.
   */
  lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, bigint>>;
  /**
   * Locks a customer and all their accounts for this transaction, in the order every posting does:
   * nothing can be paid in or out until it ends.
   */
  lockOwnerAccounts(tx: Tx, ownerId: string): Promise<void>;
  /** Closes a customer's accounts. They must be empty: the engine refuses otherwise. */
  closeAccounts(tx: Tx, ownerId: string): Promise<void>;
  /**
   * Reads the part of unclaimed funds that belongs to one customer, whose accounts are closed: what
   * the closing left there and what has come back since, less what was taken again. In minor units,
   * never below zero.
   */
  unclaimedOf(db: Queryable, ownerId: string): Promise<bigint>;
}

export interface OneUse {
  id: string;
  ownerId: string;
  /** SHA-256 of what it is good for, hex. */
  digest: string;
  expiresAt: Temporal.Instant;
}

export interface NewAccount {
  id: string;
  glCode: CustomerAccountName;
  ownerId: string;
  currency: Currency;
}

export interface Readings {
  /** The balances of some accounts as they are now; unknown ids are left out. */
  findBalances(queryable: Queryable, accountIds: readonly string[]): Promise<Balance[]>;
  /**
   * An account's balance in minor units as it stood just before an instant (business time), in the
   * same time however long its history.
   */
  balanceBefore(
    queryable: Queryable,
    accountId: string,
    instant: Temporal.Instant,
  ): Promise<bigint>;
  /**
   * Entries of an account from one number to another, both included, newest first. Numbers are
   * dense from 1, so a page is a range and needs no counting.
   */
  findEntries(
    queryable: Queryable,
    accountId: string,
    fromSeq: bigint,
    toSeq: bigint,
  ): Promise<Entry[]>;
  /**
   * The first and last number of the entries booked from one instant up to, but not including,
   * another. Empty when first > last.
   */
  findEntryRange(
    queryable: Queryable,
    accountId: string,
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<EntryRange>;
}

export interface Balance {
  accountId: string;
  postedMinor: bigint;
  heldMinor: bigint;
  /** The sum that may be spent now. Null for the bank's own accounts, which have no limit. */
  availableMinor: bigint | null;
  entryCount: bigint;
}

export interface Entry {
  seq: bigint;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  bookedAt: Temporal.Instant;
  valueDate: string;
  journalId: string;
}

export interface EntryRange {
  first: bigint;
  last: bigint;
}
