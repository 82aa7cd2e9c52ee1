import {
  beginSecondFactorRoute,
  confirmSecondFactorRoute,
  getSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
} from '../../../contract/people/second-factor.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { keepDeviceKnown } from '../users/known-device.ts';
import { findUser } from '../users/users-store.ts';
import { proofWanted } from '../step-up/require-strongest-factor.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { readTwoSteps } from './second-factor-store.ts';

export const callsOfSecondFactor = [
  answerTo(getSecondFactorRoute, async (ctx) => {
    const { factorWanted, passwordNeeded } = await proofWanted(ctx);
    const body = {
      ...(await readTwoSteps(ctx.bank.db, ctx.session.userId)),
      factorWanted,
      passwordNeeded: ctx.bank.config.strict || passwordNeeded,
    };
    return body;
  }),

  answerTo(beginSecondFactorRoute, async (ctx, { body }) => await beginSecondFactor(ctx, body)),

  answerTo(confirmSecondFactorRoute, async (ctx, { body }, exchange) => {
    const self = () => findUser(ctx.bank.db, ctx.session.userId);
    const recoveryCodes = await keepDeviceKnown(ctx.bank, exchange, self, () =>
      confirmSecondFactor(ctx, body),
    );
    return { ...said('TWO_STEPS_TURNED_ON'), recoveryCodes };
  }),

  answerTo(renewRecoveryCodesRoute, async (ctx, { body }) => {
    const recoveryCodes = await renewRecoveryCodes(ctx, body);
    return { ...said('RECOVERY_CODES_RENEWED'), recoveryCodes };
  }),

  answerTo(removeSecondFactorRoute, async (ctx, { body }) => {
    await removeSecondFactor(ctx, body);
    return said('TWO_STEPS_TURNED_OFF');
  }),
];
