import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { amount, idField, oneOf } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';

/**
 * The states of entries, as staff ask for them. Exceptions are debits, which wait for a person,
 * entries that were there before, returns and notifications of change.
 */
export const entryGroups = [
  'posted',
  'waiting',
  'going back',
  'sent back',
  'exception',
  'checked',
] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** The sums that a file gives of itself; a refused one has none. */
export const fileSums = z.strictObject({
  /** The number of the bank at the other end, and its name: it sent the file, or it gets it. */
  origin: z.string(),
  originName: z.string(),
  createdOn: z.string(),
  batches: z.number(),
  entries: z.number(),
  credits: amount,
  debits: amount,
});

const achFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  direction: z.enum(['in', 'out']),
  /** When it was taken, or made. */
  takenAt: z.string(),
  takenBy: actorView,
  /**
   * Posted: none of its entries waits for its day any more. An own file is made, and written once an
   * operator has it.
   */
  state: z.enum(['refused', 'waiting', 'posted', 'made', 'written']),
  /** Of a refused file: the first thing that is wrong, with its line and column. */
  fault: z.nullable(z.string()),
  sums: z.nullable(fileSums),
  /** The number of its entries that go back, or are exceptions. */
  exceptions: z.number(),
});

export type AchFileView = z.infer<typeof achFile>;

export const listAchFilesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/ach-files',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'files with their sums' },
  summary:
    'The files of the ACH network that came in, with the reason of those that were refused, and ' +
    'those in which entries go back, newest first. The next page starts after the last file of ' +
    'this one.',
  query: z.object({ after: z.optional(idField) }),
  answers: { 200: z.strictObject({ files: z.array(achFile), more: z.boolean() }) },
  refusals: [],
});

const achEntry = z.strictObject({
  line: z.number(),
  trace: z.string(),
  /** The transaction code, `22` for a credit to a checking account. */
  code: z.string(),
  side: z.enum(['credit', 'debit']),
  company: z.string(),
  description: z.string(),
  name: z.string(),
  /** The account number as the file gives it. */
  account: z.string(),
  amount,
  /** The day on which it is posted and settled; null where it moves no money. */
  dueOn: z.nullable(z.string()),
  state: z.enum(entryGroups),
  /** The reason of a state that needs a look: `R03`, or `C01 of 021000020000009`. */
  detail: z.nullable(z.string()),
  /** The order of the customer, which is the journal that posted it. */
  order: z.nullable(z.string()),
  /** Of an entry that was sent back: the other file that it is in, which it came or left by. */
  other: z.nullable(z.strictObject({ file: z.string(), name: z.string(), line: z.number() })),
});

export type AchEntryView = z.infer<typeof achEntry>;

export const getAchFileRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/ach-files/{id}',
  reads: 'recent',
  who: 'admin',
  right: 'see-books',
  look: ['ach_file.viewed'],
  summary:
    'One file of the ACH network: what is settled for it on each day, and its entries by line, all ' +
    'or those of one state. The next page starts after the last line of this one. The look is kept ' +
    'in the trail.',
  params: z.object({ id: idField }),
  query: z.object({
    state: z.optional(oneOf(entryGroups, 'state')),
    after: z.optional(
      z
        .string('Please enter the number of a line.')
        .check(z.regex(/^\d{1,15}$/, 'Please enter the number of a line.')),
    ),
  }),
  answers: {
    200: z.strictObject({
      file: achFile,
      settlement: z.array(
        z.strictObject({
          day: z.string(),
          side: z.enum(['credit', 'debit']),
          amount,
          /** Null before its day. */
          journal: z.nullable(z.string()),
        }),
      ),
      /** The number of entries in each state. */
      counts: z.record(z.enum(entryGroups), z.number()),
      entries: z.array(achEntry),
      more: z.boolean(),
    }),
  },
  refusals: ['ACH_FILE_NOT_FOUND'],
});
