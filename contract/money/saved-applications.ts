import * as z from 'zod/mini';
import { isPrintable } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** A field of the form as it was typed so far: it may be wrong, or nothing yet. */
const typed = (max: number) =>
  z.optional(
    z.string('Must be text.').check(
      z.maxLength(max, `At most ${max} characters.`),
      z.refine(
        (text: string) => isPrintable(text.replaceAll(/[\r\n\t]/g, '')),
        'Control characters are not allowed.',
      ),
    ),
  );

const typedApplication = z
  .strictObject({
    loanAmount: typed(40),
    loanPurpose: typed(40),
    loanTerm: typed(40),
    income: typed(40),
    employmentStatus: typed(40),
    creditScore: typed(40),
    additionalNotes: typed(2000),
  })
  .check(
    z.refine(
      (fields) => Object.values(fields).some((text) => text !== undefined && text.trim() !== ''),
      {
        error: 'There is nothing to save yet.',
        path: ['loanAmount'],
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );

export type TypedApplication = z.infer<typeof typedApplication>;

/** After this many days without being saved again it is forgotten. */
export const savedApplicationDays = 30;

const savedApplication = z.strictObject({
  fields: typedApplication,
  savedAt: z.string(),
  /** The last day on which it is there. */
  keptUntil: z.string(),
});

export type SavedApplication = z.infer<typeof savedApplication>;

export const getSavedApplicationRoute = defineRoute({
  method: 'GET',
  path: '/api/loans/saved',
  who: 'customer',
  summary: 'The own loan application that was saved to be finished later; null when there is none.',
  answers: { 200: z.strictObject({ saved: z.nullable(savedApplication) }) },
  refusals: [],
});

export const saveApplicationRoute = defineRoute({
  method: 'PUT',
  path: '/api/loans/saved',
  who: 'active-customer',
  summary:
    'Saves a loan application to be finished later, in place of the one saved before: for ' +
    `${savedApplicationDays} days, or until an application is sent.`,
  body: typedApplication,
  example: { loanAmount: '12,000', loanPurpose: 'auto' },
  answers: { 200: saying(['LOAN_APPLICATION_SAVED'], { saved: savedApplication }) },
  refusals: ['TOO_MANY_TRIES'],
  leaves: ['application.saved'],
});

export const removeSavedApplicationRoute = defineRoute({
  method: 'DELETE',
  path: '/api/loans/saved',
  who: 'active-customer',
  summary: 'Deletes the saved loan application, if there is one.',
  answers: { 200: saying(['LOAN_APPLICATION_DELETED']) },
  refusals: [],
  leaves: ['application.removed'],
});
