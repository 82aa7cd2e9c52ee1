import * as z from 'zod/mini';
import { amountParam, amountText, nameParam } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

/** Of what staff do with customers and their cases. */
export const ofStaff = define({
  USER_SUSPENDED: 'User suspended successfully',
  USER_UNSUSPENDED: 'User unsuspended successfully',
  USER_DELETED: withParams(
    { username: nameParam },
    ({ username }) => `User account for ${username} deleted.`,
  ),
  ALL_SESSIONS_ENDED: 'All sessions were ended.',
  NO_SESSIONS: 'There were no sessions.',
  SECOND_FACTOR_REMOVED: 'Two-step sign-in was removed, and all sessions were ended.',
  CREDIT_PROPOSED: withParams(
    { amount: amountParam, above: amountParam, inOneDay: z.boolean() },
    ({ amount, above, inOneDay }) =>
      `${amountText(amount)} waits for a second person: above ${amountText(above)} ` +
      `${inOneDay ? 'in one day ' : ''}a colleague has to approve. No money was moved yet.`,
  ),
  CREDIT_APPROVED: withParams(
    { amount: amountParam, account: nameParam },
    ({ amount, account }) => `${amountText(amount)} credited to account ${account}.`,
  ),
  CREDIT_DECLINED: withParams(
    { amount: amountParam },
    ({ amount }) => `Credit of ${amountText(amount)} declined. No money was moved.`,
  ),
  PAYMENT_APPROVED: withParams(
    { reference: nameParam },
    ({ reference }) => `Payment ${reference} approved.`,
  ),
  PAYMENT_DECLINED: withParams(
    { reference: nameParam },
    ({ reference }) =>
      `Payment ${reference} declined. The money is back in the customer’s account.`,
  ),
  PAYMENT_RETURNED: withParams(
    {
      reference: nameParam,
      /** What went back; null: nothing was left. */
      rest: z.nullable(amountParam),
      /** Its customer's accounts are closed. */
      toUnclaimedFunds: z.boolean(),
      /** What the bank had credited for it before; null: nothing. */
      corrected: z.nullable(amountParam),
    },
    ({ reference, rest, toUnclaimedFunds, corrected }) => {
      const where = toUnclaimedFunds
        ? 'went to unclaimed funds: the customer’s accounts are closed'
        : 'is back in the customer’s account';
      const back = rest === null ? '' : ` ${amountText(rest)} ${where}.`;
      const before =
        corrected === null
          ? ''
          : ` ${amountText(corrected)} had been credited for it before, and makes up for that ` +
            'loss.';
      return `Payment ${reference} returned.${back}${before}`;
    },
  ),
  IDENTITY_VERIFIED: 'Identity verified.',
  DOCUMENT_REFUSED: 'Document refused.',
  MESSAGE_ANSWERED: withParams(
    { reference: nameParam },
    ({ reference }) => `Answer to ${reference} is on its way by email.`,
  ),
  MESSAGE_CLOSED: withParams(
    { reference: nameParam },
    ({ reference }) => `Message ${reference} closed without an answer.`,
  ),
});
