import * as z from 'zod/mini';

/** Most of what scammers ask for is between this and ten thousand dollars. */
export const shippedPauseMinor = 50_000;

/** The customer's answers before a large first payment to a payee is signed. */
export const cautionAnswers = z.strictObject({
  /** Another person called or wrote, and asked for it. */
  askedByOthers: z.boolean(),
  /** Another person said to keep it secret, or what to say to the bank. */
  toldToKeepSecret: z.boolean(),
  /** The account number was checked with the payee, at a phone number that was known before. */
  checkedNumber: z.boolean(),
});

export type CautionAnswers = z.infer<typeof cautionAnswers>;

/** The answers that an order was signed after; null where nothing was asked. */
export const answeredCaution = z.nullable(z.extend(cautionAnswers, { at: z.string() }));

export type AnsweredCaution = z.infer<typeof answeredCaution>;
