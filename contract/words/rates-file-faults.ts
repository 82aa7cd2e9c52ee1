import * as z from 'zod/mini';

/** The faults for which a file of rates cannot be used. */
export const ratesFileFaults = [
  'not UTF-8',
  'document type',
  'not XML',
  'no rate',
  'two rates',
  'bad rate',
  'other form',
  'no day',
  'two days',
  'bad day',
  'day to come',
  'bad currency',
] as const;

/** The fault, its currency, and the text found in its place, shortened. */
export const ratesFileFault = {
  fault: z.enum(ratesFileFaults),
  currency: z.optional(z.string()),
  found: z.optional(z.string()),
};

export type RatesFileFault = z.infer<z.ZodMiniObject<typeof ratesFileFault, z.core.$strict>>;
