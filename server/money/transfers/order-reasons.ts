import type { Language } from '../../../contract/language.ts';
import type { Queryable } from '../../db/database.ts';
import { findLanguage } from '../../people/users/users-store.ts';
import { orderReasonsTexts as spanish } from './order-reasons.texts.es.ts';
import { orderReasonsTexts as english } from './order-reasons.texts.ts';

type OrderReason = keyof typeof english;

/** What is kept with an order is in the language that its customer had then. */
export const orderReason = (reason: OrderReason, language: Language | null | undefined): string =>
  ({ en: english, es: spanish })[language ?? 'en'][reason];

/** The same for a customer of whom only the ID is known. */
export async function orderReasonFor(
  db: Queryable,
  reason: OrderReason,
  customerId: string,
): Promise<string> {
  return orderReason(reason, await findLanguage(db, customerId));
}
