import * as z from 'zod/mini';
import { textField } from './fields.ts';

/** What its owner calls a passkey. Apart from its routes, so that the form which asks for it carries none of them. */
export const passkeyName = z.object({ name: textField({ required: 'Name is required.', max: 60 }) });
