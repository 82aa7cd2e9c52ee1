import * as z from 'zod/mini';
import { type ContactPart, contactParts } from '../contact-parts.ts';
import { nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

const isAgain: Record<ContactPart, string> = {
  email: 'Your email address is back to what it was before the change. ',
  phone: 'Your phone number is back to what it was before the change. ',
  address: 'Your address is back to what it was before the change. ',
};

/** Of accounts that somebody froze, and lifted again. */
export const ofFreezes = define({
  FREEZE_BEGUN: withParams(
    { takenBack: z.array(z.enum(contactParts)), phone: nameParam },
    ({ takenBack, phone }) =>
      'Payments are frozen, every other device is logged out and the old password no longer ' +
      `works. ${takenBack.map((part) => isAgain[part]).join('')}We have emailed you a link ` +
      'to choose a new password. After you log in, lift the freeze with your security PIN, ' +
      'app or passkey, or call us. If money is missing, please call us right away at ' +
      `${phone}.`,
  ),
  FREEZE_LIFTED: 'Your account is no longer frozen. You can make payments again.',
  FREEZE_OF_CUSTOMER_LIFTED: withParams(
    { username: nameParam },
    ({ username }) => `Payments of ${username} are no longer frozen.`,
  ),
});
