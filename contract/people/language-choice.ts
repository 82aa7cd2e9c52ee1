import * as z from 'zod/mini';
import { languageChoices } from '../values/language.ts';
import { defineRoute } from '../calls/route.ts';

export const chooseLanguageRoute = defineRoute({
  method: 'PUT',
  path: '/api/users/language',
  who: 'active-customer',
  summary:
    'Chooses the language of a customer’s pages, mails and statements, on this device and at the ' +
    'next sign-in on every other; with `browser`, pages follow it and mails are English.',
  body: z.object({
    language: z.enum(
      languageChoices,
      'Please choose en, es, or browser for the language of your browser. Nothing was changed.',
    ),
  }),
  example: { language: 'es' },
  answers: { 204: null },
  refusals: [],
  leaves: ['language.chosen'],
});
