import * as z from 'zod/mini';
import { define, withParams } from './define.ts';

/** Of the request itself, whatever is asked. */
export const ofRequests = define({
  MALFORMED: {
    status: 400,
    title: 'Malformed request',
    message: 'The request could not be read. Nothing was changed.',
  },
  INVALID_FIELDS: withParams({
    params: { first: z.optional(z.string()) },
    status: 400,
    title: 'Invalid fields',
    message: ({ first }) => first ?? 'Please check the marked fields. Nothing was changed.',
  }),
  NOT_FOUND: { status: 404, title: 'Not found', message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    message: 'This address does not take this method.',
  },
  TOO_SLOW: {
    status: 408,
    title: 'Request too slow',
    message: 'The request took too long to arrive. Nothing was changed. Please try again.',
  },
  IN_FLIGHT: {
    status: 409,
    title: 'Still working',
    message: 'The same request is still being worked on. Please wait a moment and ask again.',
  },
  KEY_REUSED: {
    status: 409,
    title: 'Key reused',
    message: 'This idempotency key belongs to another request. No money was moved.',
  },
  TOO_LARGE: {
    status: 413,
    title: 'Too large',
    message: 'The request is too large. Nothing was changed.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    title: 'Unsupported type',
    message:
      'The request must be JSON, or multipart/form-data where files are sent. Nothing was changed.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'Headers too large',
    message: 'The headers of the request are too large. Nothing was changed.',
  },
  INTERNAL: {
    status: 500,
    title: 'Unexpected error',
    message: 'Something went wrong on our side. Nothing was left half-done.',
  },
  BUSY: {
    status: 503,
    title: 'Busy',
    message: 'The bank is busy. Nothing was changed. Please try again in a moment.',
  },
  DATABASE_GONE: {
    status: 503,
    title: 'Database gone',
    message:
      'The folder of the bank’s database is gone. No money moves, and nothing can be read, until ' +
      'it is back.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    title: 'Outcome unknown',
    message:
      'We could not confirm the outcome. Please ask again with the same key; you will not pay ' +
      'twice.',
  },
  STOPPING: {
    status: 503,
    title: 'Stopping',
    message:
      'This server is about to stop and should get no new work. Nothing was changed. Another ' +
      'one answers.',
  },
});
