import * as z from 'zod/mini';
import { caseDecision } from '../calls/cases.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { amount, idField, textField } from '../values/fields.ts';
import { entryGroups, fileSums } from './ach-files.ts';

/** A file of some 20,000 entries; an operator takes larger ones. */
export const maxAchUploadBytes = 2 * 1024 * 1024;

/** The first batches of a file, which are shown before it is taken. */
export const mostBatchesShown = 20;

const oneUpload = z.object({ id: idField });

const batch = z.strictObject({
  number: z.number(),
  company: z.string(),
  /** `PPD` of people, `CCD` of companies, for example. */
  entryClass: z.string(),
  description: z.string(),
  effectiveOn: z.nullable(z.string()),
  entries: z.number(),
  credits: amount,
  debits: amount,
});

export type UploadedBatch = z.infer<typeof batch>;

const upload = z.strictObject({
  _id: z.string(),
  name: z.string(),
  sums: fileSums,
  /** The number of entries in each state, as they were judged when the file was brought in. */
  counts: z.record(z.enum(entryGroups), z.number()),
  /** The first ones: `sums` counts all. */
  batches: z.array(batch),
  /** The username of who brought it in. */
  proposedBy: z.string(),
  proposedAt: z.string(),
  isYours: z.boolean(),
  decision: z.nullable(caseDecision),
});

export type AchUpload = z.infer<typeof upload>;

export const listAchUploadsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/ach-uploads',
  who: 'admin',
  right: ['see-books', 'handle-money', 'approve-credits'],
  look: { namesNoCustomer: 'files with their sums' },
  summary:
    'The files of the ACH network that staff brought in and that wait for a second person, oldest ' +
    'first, with what taking each would do; then those that were sent back in the last seven days.',
  answers: { 200: z.strictObject({ uploads: z.array(upload) }) },
  refusals: [],
});

export const bringAchFileRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/ach-uploads',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Brings in a file of the ACH network. It is read and judged at once: a wrong one is refused ' +
    'with the line and column of its first fault, a right one waits for a second person.',
  files: {
    file: {
      kinds: ['ach'],
      maxBytes: maxAchUploadBytes,
      required: 'Please choose a file of the ACH network.',
    },
  },
  body: z.strictObject({ name: textField({ required: 'Please name the file.', max: 120 }) }),
  example: { name: 'payroll.ach' },
  answers: { 202: saying(['ACH_FILE_PROPOSED'], { upload: idField }) },
  refusals: ['TOO_MANY_TRIES', 'ACH_FILE_WRONG', 'OWN_ACCOUNT', 'ACH_FILE_KNOWN', 'ACH_FILE_WAITS'],
  leaves: ['ach_upload.proposed'],
});

export const takeAchFileRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/ach-uploads/{id}/take',
  who: 'admin',
  right: 'approve-credits',
  summary:
    'Takes a file that a colleague brought in, once, as the command of an operator does. Never ' +
    'who brought it in, and nobody whose own account is in it.',
  params: oneUpload,
  answers: { 200: saying(['ACH_FILE_TAKEN'], { file: idField }) },
  refusals: [
    'ACH_UPLOAD_NOT_FOUND',
    'CASE_DECIDED',
    'OWN_PROPOSAL',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'OWN_ACCOUNT',
    'ACH_FILE_BUSY',
    'ACH_FILE_KNOWN',
    'ACH_FILE_WRONG',
  ],
  leaves: ['ach_file.taken'],
});

export const sendBackAchFileRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/ach-uploads/{id}/send-back',
  who: 'admin',
  right: ['approve-credits', 'handle-money'],
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Sends back a file that waits, with a reason: nothing of it is taken. Who brought it in may ' +
    'take it back this way.',
  params: oneUpload,
  body: z.strictObject({ reason: textField({ required: 'Please say why.', max: 200 }) }),
  example: { reason: 'The employer sent it to the wrong bank.' },
  answers: { 200: saying(['ACH_FILE_SENT_BACK']) },
  refusals: ['ACH_UPLOAD_NOT_FOUND', 'CASE_DECIDED'],
  leaves: ['ach_upload.sent_back'],
});
