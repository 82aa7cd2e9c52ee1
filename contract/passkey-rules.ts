import * as z from 'zod/mini';
import { textField } from './fields.ts';

/* Apart from the routes, so that the page which asks for a passkey carries none of them. */

/** As many as one person may have. */
export const maxPasskeys = 10;

/** What its owner calls a passkey. */
export const passkeyName = z.object({
  name: textField({ required: 'Name is required.', max: 60 }),
});
