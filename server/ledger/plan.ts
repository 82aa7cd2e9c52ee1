import type { RefusalCode, TextParams } from '../../contract/calls/errors.ts';
import type { PaymentKind, paymentKinds } from '../../contract/money/payment-kinds.ts';
import { invariant } from '../base/invariant.ts';

/**
 * One signed line of a journal. Positive adds to the account, negative takes from it; the legs of a
 * journal sum to zero per currency.
 */
export interface Leg {
  accountId: string;
  amountMinor: bigint;
  /**
   * A booking that must happen (return, correction): stops at the account's hard floor instead of
   * its available balance.
   */
  forced?: true;
}

/**
 * The name of an event of the books: a kind of payment's own name for it, or one of those that are
 * no payment.
 */
export type JournalKind =
  | (typeof paymentKinds)[PaymentKind]['journal']
  | 'settlement'
  | 'return'
  | 'fee'
  | 'reversal'
  | 'closing'
  /** Moves the profit of a closed year to equity; with `reverses`, of one that was reopened, back. */
  | 'year_end'
  /** Made by one person of the staff and approved by another; with `reverses` it undoes a journal. */
  | 'voucher';

export interface JournalPlan {
  kind: JournalKind;
  /** The one who caused it: `customer:<id>`, `admin:<id>` or `system:<job>`. */
  actor: string;
  /** Where it came in: `web`, `api`, `staff` or `job`. */
  channel: string;
  /** The day it counts for (ISO day): the bank's, whatever day a customer wished. */
  valueDate: string;
  /** The banking day it is booked on (ISO day). */
  businessDate: string;
  /**
   * When it is booked, in business time (ISO instant): the sandbox clock moves it, so the
   * database's own clock cannot say it. Kept on journal and entries.
   */
  bookedAt: string;
  reference: string;
  memo: string;
  /** The journal this one undoes; a journal is reversed once only. */
  reverses?: string;
  legs: Leg[];
}

/** The answer of a passkey that was found right, with the count and the time of it. */
export interface PasskeyAnswer {
  passkeyId: string;
  sessionId: string;
  /** SHA-256 of the challenge, in hexadecimal. */
  challengeHash: string;
  /** When its nonce ends: later ones end later. */
  endsAt: Temporal.Instant;
  signCount: bigint;
  at: Temporal.Instant;
}

/**
 * Decided under the same locks as the posting. `otherwise` is the refusal when it does not hold.
 */
export type Precondition =
  | { kind: 'owner_active'; ownerId: string; otherwise: RefusalCode }
  /** The owner has not said "This was not me". */
  | { kind: 'owner_not_frozen'; ownerId: string; otherwise: RefusalCode }
  /** The owner has no PIN or second factor, so that a payment needs no approval. */
  | { kind: 'no_approval_needed'; ownerId: string; otherwise: RefusalCode }
  /** The owner's PIN is still the one that was looked at: no wrong try has come since then. */
  | { kind: 'pin_signs'; ownerId: string; pinHash: string; otherwise: RefusalCode }
  /** Uses up the nonce that this session was given, and notes that the passkey has signed. */
  | ({ kind: 'passkey_signs'; ownerId: string; otherwise: RefusalCode } & PasskeyAnswer)
  /** Spends a one-use row (approval, quote): right digest (hex), not expired, not spent. */
  | { kind: 'one_use'; id: string; digest: string; otherwise: RefusalCode }
  /**
   * Adds to a counter up to its maximum, all or nothing. The refusal names the maximum and
   * the values in `params`.
   */
  | {
      kind: 'counter';
      id: string;
      add: bigint;
      max: bigint;
      otherwise: RefusalCode;
      params?: TextParams;
    }
  /** Known beforehand not to hold. */
  | { kind: 'never'; otherwise: RefusalCode; params: TextParams };

/**
 * Those who answer for a journal of the staff that credits a customer. The database refuses a
 * journal that names no one, whatever call it came from.
 */
export type Giver =
  /** One person: all of it is in the counters of what they give alone on a day. */
  | { way: 'counted' }
  /** One person of a bank that has no second one, and so no rule. */
  | { way: 'unruled' }
  /** Two people of the staff: this one began it, and the journal's actor ends it. */
  | { way: 'two'; firstPerson: string }
  /** Its customer: the order waits in review, and its money has not left the bank. */
  | { way: 'ordered'; transferId: string };

/** One row in a customer's list of orders, numbered densely per owner when it is written. */
export interface ActivityPlan {
  ownerId: string;
  transferId: string;
}

/** The only tables a plan may write to: those the database's `ledger_side_table` names. */
export type SideTable =
  | 'transfer'
  | 'audit_event'
  | 'job'
  | 'bill_schedule'
  | 'bill_instalment'
  | 'payment_review'
  | 'funding_proposal'
  | 'unsigned_order'
  | 'authorisation'
  | 'order_authorisation'
  | 'delayed_order'
  | 'repeated_move'
  | 'recipient_town'
  | 'voucher'
  | 'voucher_leg';

/**
 * A row written in the posting's own transaction, and only if the request was posted. Column name →
 * value; bigint as text inside JSON. Orders and lines of the trail have all columns, in the order of the
 * types `posting_order` and `posting_trail_line`.
 */
export interface SideRow {
  table: SideTable;
  row: Record<string, unknown>;
}

/**
 * The data that a money use case hands to the ledger, and nothing but data. A plan without
 * `journal` claims its id and writes its side rows, moving nothing (a scheduled transfer).
 */
export interface PostingPlan {
  /**
   * 128 bits as a UUID: from (user, method and path, idempotency key), or fresh. The journal gets
   * the same id.
   */
  claimId: string;
  /** SHA-256 of the request, hex. The same id with another hash is a conflict. */
  payloadHash: string;
  /** Kept with the claim, so that a replayed refusal reads as first sent. */
  requestId: string;
  /**
   * The session that asks. Once it is over, nothing of the plan is kept, not even its refusal; who
   * ends it waits for what is being posted.
   */
  session?: string;
  /**
   * Refused by the use case, before the ledger was asked: claims the id with this refusal and does
   * nothing else.
   */
  refuse?: { code: RefusalCode; params?: TextParams };
  preconditions: Precondition[];
  giver?: Giver;
  journal?: JournalPlan;
  activities: ActivityPlan[];
  sideRows: SideRow[];
  /**
   * The answer of a success, its amounts in minor units; asked again, it answers the same, byte for
   * byte.
   */
  answer: unknown;
  /** Kept by the claim in its place, where it can be drawn again from what was made. */
  kept?: unknown;
  /** Names it for staff who enter it again, should the database lose it after it was confirmed. */
  inWords?: string;
}

export interface Posted {
  kind: 'posted';
  answer: unknown;
}

export type PostOutcome =
  | Posted
  /** Its answer is as the claim keeps it: JSON, whose amounts are numbers. */
  | { kind: 'replayed'; answer: unknown }
  | {
      kind: 'refused';
      code: RefusalCode;
      params: TextParams;
      requestId: string;
      replayed: boolean;
    }
  | { kind: 'conflict' };

/**
 * Stops a plan that no ledger could post, before it can fail the others of its call. That it
 * balances in each currency is the database's to say.
 */
export function requirePostable({ claimId, journal, preconditions, refuse }: PostingPlan): void {
  if (journal) {
    invariant(journal.legs.length >= 2, `posting ${claimId} has fewer than two legs`);
    invariant(
      journal.legs.every(({ amountMinor }) => amountMinor !== 0n),
      `posting ${claimId} has a leg of nothing`,
    );
  }
  const spent = preconditions.flatMap((precondition) =>
    'id' in precondition ? [precondition.id] : [],
  );
  invariant(
    new Set(spent).size === spent.length,
    `posting ${claimId} spends or counts the same thing twice`,
  );
  invariant(
    preconditions.every(
      (precondition) => precondition.kind !== 'counter' || precondition.add >= 0n,
    ),
    `posting ${claimId} counts down`,
  );
  invariant(!refuse || !journal, `posting ${claimId} is refused and has a journal`);
}
