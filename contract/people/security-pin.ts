import * as z from 'zod/mini';

/** The four digits with which a customer signs. */
export const securityPin = z
  .string('PIN must be exactly 4 digits.')
  .check(z.regex(/^\d{4}$/, 'PIN must be exactly 4 digits.'));
