import { jsonText, readJson } from '../../../contract/amounts-on-wire.ts';
import type { SentOrder } from './sent-order.ts';

/** One order on its way: the same key with the same order never pays twice. */
export interface PaymentAttempt {
  key: string;
  order: SentOrder;
  /** Whose order it is: another person in this tab must not ask about it. */
  userId: string;
}

const storageKey = 'larkmoor.payment-attempt';
const listeners = new Set<() => void>();

/** A wizard is watching over the attempt itself. */
let watched = false;

/** Keeps an order whose outcome is unknown, so that it survives a reload. */
export function keepAttempt(attempt: PaymentAttempt): void {
  sessionStorage.setItem(storageKey, jsonText(attempt));
  watched = true;
  tell();
}

/** The outcome is known, or the order was changed: the key is spent. */
export function forgetAttempt(): void {
  sessionStorage.removeItem(storageKey);
  tell();
}

/** The wizard is gone: the part of the page that shows unwatched attempts takes over. */
export function handOverAttempt(): void {
  watched = false;
  tell();
}

/** Whether an order is on its way, or its outcome is unknown. */
export const isAttemptKept = (): boolean => sessionStorage.getItem(storageKey) !== null;

/**
 * The stored text of an attempt that no wizard watches, such as after a reload. Text, so that it
 * compares equal while unchanged.
 */
export function readUnwatchedAttempt(): string | null {
  return watched ? null : sessionStorage.getItem(storageKey);
}

export function parseAttempt(text: string): PaymentAttempt {
  return readJson(text, 'amount fee') as PaymentAttempt;
}

export function subscribeToAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
