import * as z from 'zod/mini';
import { amountParam, amountText } from '../refusals/params.ts';
import { define, withParams } from './define.ts';

/** Of checks, sent and decided. */
export const ofChecks = define({
  CHECK_SUBMITTED: 'Check Submitted Successfully!',
  CHECK_ACCEPTED: withParams(
    { amount: amountParam },
    ({ amount }) => `Check of ${amountText(amount)} accepted.`,
  ),
  CHECK_READ_ONCE:
    'A second person has to read the same amount. The check is back in the queue, and no money ' +
    'was moved yet.',
  CHECK_RETURNED: 'Check returned. Its customer reads why.',
  CHECK_DISHONORED: withParams(
    {
      amount: amountParam,
      taken: amountParam,
      /** Its customer's accounts are closed. */
      fromUnclaimedFunds: z.boolean(),
      /** What was spent already; null: nothing of it. */
      loss: z.nullable(amountParam),
    },
    ({ amount, taken, fromUnclaimedFunds, loss }) => {
      const from = fromUnclaimedFunds
        ? 'unclaimed funds: the customer’s accounts are closed'
        : 'the customer’s account';
      const lost =
        loss === null ? '' : ` ${amountText(loss)} was spent already and is posted as a loss.`;
      return (
        `Check of ${amountText(amount)} returned unpaid. ${amountText(taken)} was taken back ` +
        `from ${from}.${lost}`
      );
    },
  ),
});
