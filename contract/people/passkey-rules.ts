import * as z from 'zod/mini';
import { textField } from '../values/fields.ts';

/* Apart from the routes, so that the page which asks for a passkey carries none of them. */

/** As many as one person may have. */
export const maxPasskeys = 10;

/** The owner's name for a passkey. */
export const passkeyName = z.object({
  name: textField({ required: 'Name is required.', max: 60 }),
});
