import { bankFacts } from '../../../config/bank.ts';
import {
  freezeAccountRoute,
  getFreezeRoute,
  liftFreezeRoute,
  type Freeze,
} from '../../../contract/people/freezes.ts';
import { sayNotMeRoute } from '../../../contract/people/not-me.ts';
import { said } from '../../../contract/calls/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo } from '../../http/bind-route.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import { findUser } from '../users/users-store.ts';
import type { TakenBack } from './freeze-account.ts';
import { freezeOwnAccount } from './freeze-own-account.ts';
import { findOpenFreeze, referenceOf } from './freezes-store.ts';
import { liftFreeze } from './lift-freeze.ts';
import { liftingFactorOf } from './lifting-factor.ts';
import type { OrdersInDoubt } from './orders-in-doubt.ts';
import { sayNotMe } from './say-not-me.ts';

/** The freeze that a customer is under, as they read it; undefined: none. */
async function freezeView(
  { bank, session }: SignedInContext,
  orders: OrdersInDoubt,
): Promise<Freeze | undefined> {
  const user = await findUser(bank.db, session.userId);
  const freeze = user && (await findOpenFreeze(bank.db, user.id));
  if (!freeze) return undefined;
  const factorWanted = await liftingFactorOf(bank, user);
  return {
    frozenAt: textFromInstant(freeze.saidAt),
    reference: referenceOf(freeze),
    takenBack: freeze.takenBack,
    canceledOrders: await orders.show(bank.db, freeze.canceledOrders),
    factorWanted: factorWanted ?? null,
    passwordNeeded:
      factorWanted !== 'passkey' && !isSignInFresh(session.passwordCheckedAt, bank.clock.now()),
  };
}

const begunSaid = ({ takenBack, canceledOrders }: TakenBack) =>
  said('FREEZE_BEGUN', {
    takenBack,
    canceled: canceledOrders.length,
    phone: bankFacts.phone,
  });

export const callsOfFreezes = (orders: OrdersInDoubt) => [
  answerTo(sayNotMeRoute, async (ctx, { body }) => {
    return begunSaid(await sayNotMe(ctx, orders, body));
  }),

  answerTo(getFreezeRoute, async (ctx) => ({ freeze: (await freezeView(ctx, orders)) ?? null })),

  answerTo(freezeAccountRoute, async (ctx) => {
    await freezeOwnAccount(ctx, orders);
    const freeze = await freezeView(ctx, orders);
    invariant(freeze, 'a customer who froze the account is frozen');
    return {
      ...begunSaid({
        takenBack: freeze.takenBack,
        canceledOrders: freeze.canceledOrders.map(({ _id }) => _id),
      }),
      freeze,
    };
  }),

  answerTo(liftFreezeRoute, async (ctx, { body }) => {
    const canceled = await liftFreeze(ctx, body);
    return said('FREEZE_LIFTED', { canceled });
  }),
];
