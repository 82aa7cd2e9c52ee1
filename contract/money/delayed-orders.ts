import * as z from 'zod/mini';
import { linkSecret } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { riskSignals } from '../values/step-up.ts';

/** A first payment from a new device waits this long, unless the bank set another time. */
export const shippedDelayHours = 24;

/** Said with an order that the bank lets wait before it leaves; until then it can be canceled. */
export const delayedOrder = z.strictObject({
  until: z.string(),
  because: z.array(z.enum(riskSignals)),
});

export type DelayedOrder = z.infer<typeof delayedOrder>;

export const cancelByLinkBody = z.object({ token: linkSecret });

export const cancelByLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/cancel-by-link',
  who: 'anyone',
  summary:
    'Cancels a first payment that waits before it leaves, with the link of the mail about it; of a ' +
    'recurring bill the later dates too. Needs no login. Once the payment waits no longer, the ' +
    'link says what became of it.',
  body: cancelByLinkBody,
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
  answers: { 200: saying(['DELAYED_PAYMENT_CANCELED']) },
  refusals: ['TOO_MANY_TRIES', 'CANCEL_LINK_INVALID', 'PAYMENT_NOT_WAITING'],
  leaves: ['schedule.stopped', 'transfer.cancelled'],
});
