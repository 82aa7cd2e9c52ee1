import type { OrderProof } from '../../../contract/money/order-signature.ts';
import { jsonText, readJson } from '../../../contract/values/amounts-on-wire.ts';
import type { SentOrder } from './sent-order.ts';

/** One order on its way: the same key with the same order never pays twice. */
export interface PaymentAttempt {
  key: string;
  order: SentOrder;
  /** The customer who ordered it: another person in this tab must not ask about it. */
  userId: string;
}

const storageKey = 'larkmoor.payment-attempt';

/** The proof that came with each attempt. A PIN is stored nowhere: a reload asks without it. */
const proofs = new Map<string, OrderProof>();

export const proofOfAttempt = (key: string): OrderProof | undefined => proofs.get(key);

const listeners = new Set<() => void>();

/** The key of the attempt over which a wizard watches itself. */
let watched: string | undefined;

export function parseAttempts(text: string): PaymentAttempt[] {
  try {
    // A tab that is older than the list kept one attempt alone.
    return [readJson(text, 'amount fee') as PaymentAttempt | PaymentAttempt[]].flat();
  } catch {
    return [];
  }
}

/** A payment may be made while another one is in doubt, whose key must stay. */
const attemptsBut = (key: string | undefined): PaymentAttempt[] =>
  parseAttempts(sessionStorage.getItem(storageKey) ?? '[]').filter((each) => each.key !== key);

function keep(attempts: readonly PaymentAttempt[]): void {
  if (attempts.length === 0) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, jsonText(attempts));
  tell();
}

/** Keeps an order whose outcome is unknown, so that it survives a reload. */
export function keepAttempt(attempt: PaymentAttempt, proof?: OrderProof): void {
  if (proof) proofs.set(attempt.key, proof);
  watched = attempt.key;
  keep([...attemptsBut(attempt.key), attempt]);
}

/** The outcome is known, or the order was changed: the key is spent. */
export function forgetAttempt(key: string): void {
  proofs.delete(key);
  keep(attemptsBut(key));
}

/** The wizard is gone: the part of the page that shows unwatched attempts takes over. */
export function handOverAttempt(): void {
  watched = undefined;
  tell();
}

/** Says whether an order is on its way, or its outcome is unknown. */
export const isAttemptKept = (): boolean => sessionStorage.getItem(storageKey) !== null;

/**
 * The attempts that no wizard watches, such as after a reload; `[]` is none. Text, so that it
 * compares equal while unchanged.
 */
export const readUnwatchedAttempts = (): string => jsonText(attemptsBut(watched));

export function subscribeToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
