import type { FastifyInstance } from 'fastify';
import { bankFacts } from '../../../config/bank.ts';
import type { ContactPart } from '../../../contract/contact-parts.ts';
import {
  freezeAccountRoute,
  getFreezeRoute,
  liftFreezeRoute,
  type Freeze,
} from '../../../contract/freezes.ts';
import { sayNotMeRoute } from '../../../contract/not-me.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import { findUser } from '../users/users-store.ts';
import { freezeOwnAccount } from './freeze-own-account.ts';
import { findOpenFreeze, referenceOf } from './freezes-store.ts';
import { liftFreeze } from './lift-freeze.ts';
import { liftingFactorOf } from './lifting-factor.ts';
import { sayNotMe } from './say-not-me.ts';

/** The freeze that a customer is under, as they read it; undefined: none. */
async function freezeView({ bank, session }: SignedInContext): Promise<Freeze | undefined> {
  const user = await findUser(bank.db, session.userId);
  const freeze = user && (await findOpenFreeze(bank.db, user.id));
  if (!freeze) return undefined;
  const factorWanted = await liftingFactorOf(bank, user);
  return {
    frozenAt: textFromInstant(freeze.saidAt),
    reference: referenceOf(freeze),
    takenBack: freeze.takenBack,
    factorWanted: factorWanted ?? null,
    passwordNeeded:
      factorWanted !== 'passkey' && !isSignInFresh(session.passwordCheckedAt, bank.clock.now()),
  };
}

const begunSaid = (takenBack: ContactPart[]) =>
  said('FREEZE_BEGUN', { takenBack, phone: bankFacts.phone });

export function bindFreezes(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, sayNotMeRoute).to(async (ctx, { body }) => {
    const takenBack = await sayNotMe(ctx, body);
    return { status: 200, body: begunSaid(takenBack) };
  });

  bindRoute(app, bank, getFreezeRoute).to(async (ctx) => ({
    status: 200,
    body: { freeze: (await freezeView(ctx)) ?? null },
  }));

  bindRoute(app, bank, freezeAccountRoute).to(async (ctx) => {
    await freezeOwnAccount(ctx);
    const freeze = await freezeView(ctx);
    invariant(freeze, 'a customer who froze the account is frozen');
    return { status: 200, body: { ...begunSaid(freeze.takenBack), freeze } };
  });

  bindRoute(app, bank, liftFreezeRoute).to(async (ctx, { body }) => {
    await liftFreeze(ctx, body);
    return { status: 200, body: said('FREEZE_LIFTED') };
  });
}
