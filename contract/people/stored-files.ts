import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';

export const storedMediaTypes = ['image/jpeg', 'application/pdf'] as const;

export const getFileRoute = defineRoute({
  method: 'GET',
  path: '/api/files/{id}',
  who: 'signed-in',
  summary:
    'A file one has sent; staff may read those of all customers, which the audit trail keeps. For ' +
    'identity documents and the originals of PDFs they give a proof of the last five minutes.',
  params: z.object({ id: idField }),
  answers: {},
  download: storedMediaTypes,
  refusals: ['FILE_NOT_FOUND', 'PROOF_NEEDED'],
});

/** Of a file that staff look at page by page: a picture has one. */
export const getFilePagesRoute = defineRoute({
  method: 'GET',
  path: '/api/files/{id}/pages',
  who: 'signed-in',
  summary:
    'How many pages a file has, to be shown as pictures. Staff give a proof of the last five ' +
    'minutes for identity documents.',
  params: z.object({ id: idField }),
  paired: 'looks into a file',
  answers: { 200: z.strictObject({ mediaType: z.enum(storedMediaTypes), pages: z.number() }) },
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_DAMAGED',
    'FILE_TOO_SLOW',
    'PROOF_NEEDED',
    'TOO_MANY_TRIES',
    'BUSY',
  ],
});

const pageNumber = z
  .string('Please name a page from 1 on.')
  .check(z.regex(/^[1-9]\d{0,3}$/, 'Please name a page from 1 on.'));

export const getFilePageRoute = defineRoute({
  method: 'GET',
  path: '/api/files/{id}/pages/{page}',
  who: 'signed-in',
  summary:
    'One page of a PDF as a picture, drawn by the bank when it was handed in: nothing in the ' +
    'file acts on the machine of who looks at it.',
  params: z.object({ id: idField, page: pageNumber }),
  answers: {},
  download: ['image/jpeg'],
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_DAMAGED',
    'FILE_TOO_SLOW',
    'PROOF_NEEDED',
    'TOO_MANY_TRIES',
    'BUSY',
  ],
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
