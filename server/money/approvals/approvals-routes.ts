import {
  beginApprovalRoute,
  confirmPinResetRoute,
  createApprovalRoute,
  getPinStateRoute,
  requestPinResetRoute,
  setPinRoute,
  turnOffPinRoute,
} from '../../../contract/money/approvals.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { proofWanted } from '../../people/step-up/require-strongest-factor.ts';
import { confirmPinReset } from './confirm-pin-reset.ts';
import { createApproval } from './create-approval.ts';
import type { DollarsOf } from './factor-for-order.ts';
import { limitNow } from './daily-limit.ts';
import { delayNow } from './first-payment.ts';
import { findPin, isPinTurnedOff } from '../../people/security-pin/pins-store.ts';
import { requestPinReset } from './request-pin-reset.ts';
import { setPin } from './set-pin.ts';
import { beginApproval } from './sign-order.ts';
import { turnOffPin } from './turn-off-pin.ts';

export const callsOfApprovals = (dollarsOf: DollarsOf) => [
  answerTo(beginApprovalRoute, async (ctx, { body }) => await beginApproval(ctx, body)),

  answerTo(createApprovalRoute, async (ctx, { body }) => {
    const expiresAt = await createApproval(ctx, body, dollarsOf);
    return { expiresAt: expiresAt.toString() };
  }),

  answerTo(getPinStateRoute, async (ctx) => {
    const pin = await findPin(ctx.bank.db, ctx.session.userId);
    const proof = await proofWanted(ctx, { forgotten: 'pin' });
    // Without a passkey that can be used it is as if no PIN had ever been chosen.
    const off =
      pin === undefined &&
      proof.factorWanted === 'passkey' &&
      (await isPinTurnedOff(ctx.bank.db, ctx.session.userId));
    const now = ctx.bank.clock.now();
    const lockedUntil =
      pin?.lockedUntil && Temporal.Instant.compare(pin.lockedUntil, now) > 0
        ? pin.lockedUntil.toString()
        : null;
    return {
      set: pin !== undefined,
      off,
      lockedUntil,
      limit: off ? null : await limitNow(ctx, pin),
      delay: await delayNow(ctx),
      ...proof,
    };
  }),

  answerTo(setPinRoute, async (ctx, { body }) => {
    await setPin(ctx, body);
    return said('PIN_SET');
  }),

  answerTo(turnOffPinRoute, async (ctx, { body }) => {
    await turnOffPin(ctx, body);
    return said('PIN_TURNED_OFF');
  }),

  answerTo(requestPinResetRoute, async (ctx, { body }) => {
    await requestPinReset(ctx, body);
    return said('PIN_LINK_MAILED');
  }),

  answerTo(confirmPinResetRoute, async (ctx, { body }) => {
    await confirmPinReset(ctx, body);
    return said('PIN_CHANGED');
  }),
];
