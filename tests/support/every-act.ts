import { api, type RouteName } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { accessActs } from './audited-access.ts';
import type { Act, Given } from './audited-act.ts';
import { deskActs } from './audited-desk.ts';
import { moneyActs } from './audited-money.ts';
import { officeActs } from './audited-office.ts';
import { recoveryActs } from './audited-recovery.ts';
import { serviceActs } from './audited-services.ts';
import { largestAmount } from './given-alone.ts';
import { setPolicy } from './set-policy.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { makeThing, thingIn } from './their-objects.ts';
import { validBodies } from './valid-bodies.ts';

type Desk = ReturnType<typeof useSharedDesk>;

/**
 * The plain use of a customer's call: a new customer, who has what its address names, sends the
 * example of its route.
 */
function plainAct(desk: Desk, name: RouteName, { path, who: allowed, body }: Route): Act {
  return {
    async given() {
      if (allowed === 'anyone') return { body: validBodies(desk.bank().cast)[name] };
      const who = await desk.customer(1_000);
      const thing = thingIn(path);
      return {
        who,
        params: {
          number: who.savings.number,
          ...(thing && { id: await makeThing(desk.bank(), who, thing) }),
        },
        ...(body && { body: validBodies(desk.bank().cast)[name] }),
      };
    },
  };
}

/**
 * Every call that writes, with what it is used on: a customer's that is in no table of
 * `audited-*.ts` as its contract says it.
 */
export function everyAct(desk: Desk): Partial<Record<RouteName, Act | Act[]>> {
  const plain = Object.entries<Route>(api)
    .filter(([, { method, who }]) => method !== 'GET' && who !== 'admin')
    .map(([name, route]) => [name, plainAct(desk, name as RouteName, route)]);
  return {
    ...Object.fromEntries(plain),
    ...accessActs(desk),
    ...recoveryActs(desk),
    ...moneyActs(desk),
    ...serviceActs(desk),
    ...deskActs(desk),
    ...officeActs(desk),
  };
}

/** One row for each use of a call. */
export const rowsOf = (table: Partial<Record<RouteName, Act | Act[]>>) =>
  Object.entries(table).flatMap(([name, some]) =>
    [some].flat().map((act) => {
      const { leaves = [] }: Route = api[name as RouteName];
      return {
        name: name as RouteName,
        call: act.when ? `${name} ${act.when}` : name,
        all: (act.leaves ?? leaves).join(', ') || 'no line',
        leaves,
        ...act,
      };
    }),
  );

/** Where the sizes lie that some of them are made for, in a bank whose jobs run when they are asked. */
export async function prepareForActs(desk: Desk): Promise<void> {
  const { db, clock } = desk.bank().bank;
  // The lines of the bank's own jobs would be taken for those of an act.
  await desk.bank().stopJobs();
  const since = clock.businessNow().subtract({ hours: 1 });
  await setPolicy(db, 'review', { aboveMinor: 2_000_000 }, since);
  await setPolicy(
    db,
    'twoPeople',
    { aboveMinor: 1_000_000, perDayMinor: largestAmount, terms: 'one' },
    since,
  );
}

/** Sends a call as an act says. */
export async function send(desk: Desk, route: Route, given: Given) {
  const { who, params = {}, query = '', body, form, headers } = given;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name) + query;
  return await desk.bank().call(route.method, path, {
    ...(who && { token: who.token }),
    ...(body !== undefined && { body }),
    ...(form && { form }),
    ...(headers && { headers }),
  });
}
