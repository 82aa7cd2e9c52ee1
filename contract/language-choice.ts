import * as z from 'zod/mini';
import { languageChoices } from './language.ts';
import { defineRoute } from './route.ts';

export const chooseLanguageRoute = defineRoute({
  method: 'PUT',
  path: '/api/users/language',
  who: 'active-customer',
  summary:
    'Chooses the language of a customer’s pages, mails and statements, on this device and at the ' +
    'next sign-in on every other; with `browser`, pages follow it and mails are English.',
  paired: true,
  body: z.object({
    language: z.enum(
      languageChoices,
      'Please choose en, es, or browser for the language of your browser. Nothing was changed.',
    ),
  }),
  answers: { 204: null },
  refusals: [],
});
