import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { reopening } from './day-reopenings.ts';
import { amount, textField } from '../values/fields.ts';
import { currencies } from '../values/money.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const finding = z.strictObject({
  promise: z.string(),
  /** The number of places that break it, and the first of them. */
  count: z.number(),
  places: z.array(z.string()),
});

const controlFinding = z.extend(finding, {
  /** Null where nothing could be compared, and the place says why. */
  control: z.nullable(
    z.strictObject({
      accountId: z.string(),
      code: z.string(),
      currency: z.enum(currencies),
      books: amount,
      tables: amount,
    }),
  ),
});

/**
 * The outcome of a proof for the trail: the blocks that were read, the events they cover, and those
 * that none covers yet.
 */
const trailProof = z.strictObject({
  /** `full` reads every event, `recent` those since the last proven block. */
  scope: z.enum(['full', 'recent']),
  blocks: z.number(),
  events: z.number(),
  waiting: z.number(),
  /** The end of the last block. */
  upTo: z.optional(z.string()),
  findings: z.array(finding),
});

export type TrailProof = z.infer<typeof trailProof>;

const booksProof = z.strictObject({
  id: z.string(),
  /** `full` reads every entry, `recent` those since the last proven day with all balances. */
  scope: z.enum(['full', 'recent']),
  askedAt: z.string(),
  askedBy: actorView,
  state: z.enum(['waiting', 'running', 'right', 'wrong', 'failed']),
  /** The moment the books were proven as of. */
  startedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  accounts: z.optional(z.number()),
  journals: z.optional(z.number()),
  /** Of the journals and entries, those that were read. */
  entries: z.optional(z.number()),
  checks: z.optional(z.number()),
  findings: z.array(finding),
  /** Faults of closings, dates and times only; they stop no money. */
  dayFindings: z.array(finding),
  /** Accounts of the bank that differ from the table of what they hold; they stop no money. */
  controlFindings: z.array(controlFinding),
  /** Absent where the trail was not looked at. */
  trail: z.optional(trailProof),
  /**
   * The reason why it could not be made; of one that was right or wrong, why its trail could not be
   * read.
   */
  error: z.optional(z.string()),
});

export type BooksProof = z.infer<typeof booksProof>;

const stop = z.strictObject({ stoppedAt: z.string(), proofId: z.string() });

export const listProofsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/proofs',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'what each proof of the books found' },
  background: true,
  summary:
    'The latest proofs of the books and the trail, since when they hold, and whether money is ' +
    'stopped.',
  answers: {
    200: z.strictObject({
      /**
       * Every proof since this one, itself included, found the books right; absent while the last
       * one found them wrong, or none was made.
       */
      balancedSince: z.optional(z.string()),
      /** The moment of the last proof that found them right, and of the last of every entry. */
      provenAt: z.optional(z.string()),
      provenInFullAt: z.optional(z.string()),
      /**
       * Every proof since this one, itself included, found the trail unchanged; and the moment of
       * the last of them, and of the last that read every event.
       */
      trailUnchangedSince: z.optional(z.string()),
      trailProvenAt: z.optional(z.string()),
      trailProvenInFullAt: z.optional(z.string()),
      stop: z.optional(stop),
      /** A proof begun after the stop has found the books right: money may go on. */
      mayResume: z.boolean(),
      nextAt: z.string(),
      /** The last closed bank day; absent before the first. */
      closedUpTo: z.optional(z.string()),
      /** Days that a member of the staff wants closed again: a second person has to agree. */
      reopening: z.optional(reopening),
      proofs: z.array(booksProof),
    }),
  },
  refusals: [],
});

export const askProofRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/proofs',
  who: 'admin',
  right: 'run-bank',
  needsNoFreshProof: 'it only reads the books',
  summary:
    'Asks for a proof of every entry of the books. One runs at a time, on one server, while payments go on.',
  answers: { 202: booksProof },
  refusals: ['PROOF_UNDER_WAY'],
  leaves: ['books.proof_asked'],
});

export const resumeMoneyRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/resume',
  who: 'admin',
  right: 'run-bank',
  summary: 'Lets money move again after a later proof found the books right.',
  body: z.strictObject({
    reason: textField({ required: 'Please say what was wrong and how it was mended.', max: 500 }),
  }),
  example: { reason: 'The balance was mended and proven.' },
  answers: { 200: saying(['MONEY_RESUMED']) },
  refusals: ['NOT_STOPPED', 'BOOKS_NOT_PROVEN'],
  leaves: ['money.resumed'],
});

export const getStopRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/stop',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'whether money is stopped' },
  background: true,
  summary: 'Whether money is stopped, for the line above every page of the staff.',
  answers: { 200: z.strictObject({ stop: z.optional(stop) }) },
  refusals: [],
});
