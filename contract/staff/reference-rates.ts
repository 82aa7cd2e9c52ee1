import * as z from 'zod/mini';
import { oneOf } from '../values/fields.ts';
import { currencies } from '../values/money.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** More than two hundred times the European Central Bank's daily file. */
export const maxRatesFileBytes = 256 * 1024;

/** A rate further from the one before it than this, 20 %, is asked about before it is booked. */
export const jumpBps = 2_000;

const ratesFile = {
  kinds: ['xml'],
  maxBytes: maxRatesFileBytes,
  required: 'Please choose the daily file of the European Central Bank.',
} as const;

/** The reasons to book a file only after a second look. */
export const rateDoubts = ['jump', 'older', 'correction'] as const;
export type RateDoubt = (typeof rateDoubts)[number];

/** One currency of a file, with the rate the bank deals at now. */
const readRate = z.strictObject({
  currency: z.enum(currencies),
  /** Units for one euro, as published. */
  perEuro: z.string(),
  /** The newest rate of that day or an earlier one. */
  before: z.nullable(z.strictObject({ day: z.string(), perEuro: z.string() })),
  isJump: z.boolean(),
});

/** The effect that booking a file would have. */
const readRates = z.strictObject({
  day: z.string(),
  rates: z.array(readRate),
  /** The bank has exactly these rates for that day. */
  isBooked: z.boolean(),
  doubts: z.array(z.enum(rateDoubts)),
});

/** One recording of one day. */
const recordedRates = z.strictObject({
  day: z.string(),
  /** By currency, units for one euro. */
  perEuro: z.record(z.string(), z.string()),
  source: z.string(),
  recordedAt: z.string(),
  recordedBy: z.string(),
  /** A later recording of the same day counts instead. */
  isSuperseded: z.boolean(),
});

/** The rates that the bank deals at, with their age. */
const ratesNow = z.strictObject({
  today: z.string(),
  /** The greatest age of a rate, in days; null: any age. */
  maximumDays: z.nullable(z.number()),
  rates: z.array(
    z.strictObject({
      currency: z.enum(currencies),
      /** The day of the newest rate; null when there is none. */
      day: z.nullable(z.string()),
      ageDays: z.nullable(z.number()),
      isTooOld: z.boolean(),
      /** US dollars for one unit, before our spread. */
      dollars: z.nullable(z.string()),
    }),
  ),
  /** Days whose rates one person has given and a second one has not yet, the newest first. */
  waiting: z.array(
    z.strictObject({ day: z.string(), by: z.string(), at: z.string(), isYours: z.boolean() }),
  ),
  /** Absent where rates are not fetched. */
  fetching: z.optional(
    z.strictObject({
      /** The host that is asked. */
      from: z.string(),
      /** The last try, and why it brought nothing; absent before the first. */
      triedAt: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
  ),
  /** The newest recordings first. */
  recordings: z.array(recordedRates),
});

export type ReadRates = z.infer<typeof readRates>;
export type RecordedRates = z.infer<typeof recordedRates>;
export type RatesNow = z.infer<typeof ratesNow>;

export const listRatesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/rates',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'exchange rates by day' },
  summary: 'The reference rates the bank deals at with their age, and what was recorded, by whom.',
  answers: { 200: ratesNow },
  refusals: [],
});

export const previewRatesRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/rates/preview',
  who: 'admin',
  right: 'change-terms',
  needsNoFreshProof: 'it writes nothing',
  summary:
    'Reads a daily file of the European Central Bank and tells what booking it would do. ' +
    'Nothing is booked.',
  files: { file: ratesFile },
  answers: { 200: readRates },
  refusals: ['RATES_FILE_INVALID'],
  leaves: [],
});

const bookedRates = { day: z.string(), booked: z.boolean() };

export const bookRatesRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/rates',
  who: 'admin',
  right: 'change-terms',
  summary:
    'Books the rates of a daily file of the European Central Bank. The same file again changes ' +
    'nothing. Where two people may change policies, the rates wait until another gives the same: ' +
    '202. One person alone moves no price further than the policy “Fetched rates” says: given ' +
    'again after 24 hours, such rates are booked.',
  files: { file: ratesFile },
  body: z.strictObject({
    /** `yes`: the sender has looked at every doubt. */
    confirmed: z.optional(oneOf(['yes', 'no'], 'Confirmed')),
  }),
  example: {},
  answers: {
    201: saying(['RATES_SAVED', 'RATES_KNOWN'], bookedRates),
    /** They wait for a second person, or for a day. */
    202: saying(['RATES_PROPOSED', 'RATES_MOVE_FAR'], bookedRates),
  },
  refusals: ['RATES_FILE_INVALID', 'RATES_DOUBTFUL'],
  leaves: ['rates.booked'],
});
