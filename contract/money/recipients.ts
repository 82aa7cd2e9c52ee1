import * as z from 'zod/mini';
import { nicknamed } from './nicknames.ts';
import { currencies } from '../values/money.ts';
import { outsideKinds } from './payment-kinds.ts';
import { defineRoute } from '../calls/route.ts';

/** A payee whom a customer paid before: enough to fill the form of the next payment. */
export const recentRecipient = z.strictObject({
  kind: z.enum(/* @__PURE__ */ outsideKinds()),
  recipientName: z.string(),
  recipientAccount: z.string(),
  recipientBank: z.string(),
  recipientRouting: z.nullable(z.string()),
  recipientSwift: z.nullable(z.string()),
  recipientIban: z.nullable(z.string()),
  recipientTown: z.nullable(z.string()),
  recipientCountry: z.nullable(z.string()),
  /** The category of a bill. */
  billType: z.nullable(z.string()),
  ...nicknamed,
  /**
   * A payment to the account was completed a day ago or earlier. One that waits, came back or was
   * reported does not count.
   */
  isPaid: z.boolean(),
  /** Of the latest order to them. */
  currency: z.enum(currencies),
  /** The latest order to them, by which they are given a nickname. */
  order: z.string(),
});

export type RecentRecipient = z.infer<typeof recentRecipient>;

export const listRecipientsRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/recipients',
  who: 'customer',
  summary: 'Whom the own latest transfers and bills went to, each once, latest first; at most 50.',
  answers: { 200: z.strictObject({ recipients: z.array(recentRecipient) }) },
  refusals: [],
});
