import type { FastifyInstance } from 'fastify';
import {
  beginSecondFactorRoute,
  confirmSecondFactorRoute,
  getSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
} from '../../../contract/people/second-factor.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { keepDeviceKnown } from '../users/known-device.ts';
import { findUser } from '../users/users-store.ts';
import { proofWanted } from '../step-up/require-strongest-factor.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { readTwoSteps } from './second-factor-store.ts';

export function bindSecondFactor(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, getSecondFactorRoute).to(async (ctx) => {
    const { factorWanted, passwordNeeded } = await proofWanted(ctx);
    const body = {
      ...(await readTwoSteps(ctx.bank.db, ctx.session.userId)),
      factorWanted,
      passwordNeeded: ctx.bank.config.strict || passwordNeeded,
    };
    return { status: 200, body };
  });

  bindRoute(app, bank, beginSecondFactorRoute).to(async (ctx, { body }) => ({
    status: 200,
    body: await beginSecondFactor(ctx, body),
  }));

  bindRoute(app, bank, confirmSecondFactorRoute).to(async (ctx, { body }, exchange) => {
    const self = () => findUser(ctx.bank.db, ctx.session.userId);
    const recoveryCodes = await keepDeviceKnown(ctx.bank, exchange, self, () =>
      confirmSecondFactor(ctx, body),
    );
    return {
      status: 201,
      body: { ...said('TWO_STEPS_TURNED_ON'), recoveryCodes },
    };
  });

  bindRoute(app, bank, renewRecoveryCodesRoute).to(async (ctx, { body }) => {
    const recoveryCodes = await renewRecoveryCodes(ctx, body);
    return {
      status: 201,
      body: { ...said('RECOVERY_CODES_RENEWED'), recoveryCodes },
    };
  });

  bindRoute(app, bank, removeSecondFactorRoute).to(async (ctx, { body }) => {
    await removeSecondFactor(ctx, body);
    return { status: 200, body: said('TWO_STEPS_TURNED_OFF') };
  });
}
