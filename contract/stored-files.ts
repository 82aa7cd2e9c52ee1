import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { defineRoute } from './route.ts';

export const storedMediaTypes = ['image/jpeg', 'application/pdf'] as const;

export const getFileRoute = defineRoute({
  method: 'GET',
  path: '/api/files/{id}',
  who: 'signed-in',
  summary:
    'A file one has sent; staff may read those of all customers, which the audit trail keeps.',
  params: z.object({ id: idField }),
  answers: {},
  download: storedMediaTypes,
  refusals: ['FILE_NOT_FOUND', 'SESSION_NOT_PAIRED'],
});

const signature = z
  .string('This address is not valid.')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This address is not valid.'));
const expires = z
  .string('This address is not valid.')
  .check(z.regex(/^\d{10}$/, 'This address is not valid.'));

export const getSignedFileRoute = defineRoute({
  method: 'GET',
  path: '/api/files/{id}/signed',
  who: 'anyone',
  summary:
    'The same by an address that was given to who may see the file, and opens for a minute. ' +
    'Opened by staff it leaves the same line in the audit trail.',
  params: z.object({ id: idField }),
  query: z.object({ viewer: idField, expires, signature }),
  answers: {},
  download: storedMediaTypes,
  refusals: ['FILE_NOT_FOUND'],
});
