import * as z from 'zod/mini';

/** Why a file of rates cannot be used. */
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

/** What is wrong, of which currency, and what stands there instead, shortened. */
export const ratesFileFault = {
  fault: z.enum(ratesFileFaults),
  currency: z.optional(z.string()),
  found: z.optional(z.string()),
};

export type RatesFileFault = z.infer<z.ZodMiniObject<typeof ratesFileFault, z.core.$strict>>;
