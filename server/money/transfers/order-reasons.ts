import type { Language } from '../../../contract/values/language.ts';
import type { Queryable } from '../../db/database.ts';
import { findLanguage } from '../../people/users/users-store.ts';
import { orderReasonsTexts as spanish } from './order-reasons.texts.es.ts';
import { type DelayedWords, orderReasonsTexts as english } from './order-reasons.texts.ts';

const texts = { en: english, es: spanish };

type OrderReason = Exclude<keyof typeof english, 'delayed'>;

/** Words the reason that is kept with an order, in the language that its customer has then. */
export const orderReason = (reason: OrderReason, language: Language | null | undefined): string =>
  texts[language ?? 'en'][reason];

/** Words the reason why the bank lets an order wait, and until when. */
export const delayReason = (order: DelayedWords, language: Language | null | undefined): string =>
  texts[language ?? 'en'].delayed(order);

/** The same for a customer of whom only the ID is known. */
export async function orderReasonFor(
  db: Queryable,
  reason: OrderReason,
  customerId: string,
): Promise<string> {
  return orderReason(reason, await findLanguage(db, customerId));
}
