import type { Policy } from '../../../contract/values/policy.ts';
import { shippedDelayHours } from '../../../contract/money/delayed-orders.ts';
import { shippedPauseMinor } from '../../../contract/money/caution.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { derivedId } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { hasSettledFactor } from '../../people/step-up/held-factors.ts';
import { sessionSignals } from '../../people/step-up/session-signals.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { isKnownPayee, type PaidTo } from './known-payee.ts';
import type { PaymentRules } from './payment-preconditions.ts';

interface Rule {
  /** First payments from a new device up to this sum on a day leave at once. */
  mostMinor: bigint;
  delayHours: number;
  /** Until when the device is new. */
  until: Temporal.Instant;
}

const ruleOf = (
  { firstPaymentPauseMinor, firstPaymentDelayHours, newDeviceHours }: Policy<'stepUp'>,
  newDeviceSince: Temporal.Instant,
): Rule => ({
  mostMinor: BigInt(firstPaymentPauseMinor ?? shippedPauseMinor),
  delayHours: firstPaymentDelayHours ?? shippedDelayHours,
  until: newDeviceSince.add({ hours: newDeviceHours }),
});

/**
 * Finds the rule of this session: time takes the place of a factor where the device is new and its
 * customer has had nothing stronger than the PIN for three days. Undefined where no payment waits.
 */
async function ruleOfSession({ bank, session }: SignedInContext): Promise<Rule | undefined> {
  // Nothing is asked for on a device that is no new one.
  if (session.newDeviceSince === null) return undefined;
  const policy = await readPolicy(bank.db, 'stepUp', bank.clock.businessNow());
  if (!sessionSignals(session, policy, bank.clock.now()).includes('newDevice')) return undefined;
  return (await hasSettledFactor(bank, session.userId))
    ? undefined
    : ruleOf(policy, session.newDeviceSince);
}

/** Counts first payments from new devices on a bank day, so that many small ones are no way around. */
function dailyCounterId({ bank, session }: SignedInContext): string {
  return derivedId('first-payments', session.userId, bankingDayOf(bank.clock.now()));
}

async function leftToday(ctx: SignedInContext, { mostMinor }: Rule): Promise<bigint> {
  const { rows } = await ctx.bank.db.query<{ total: bigint }>(
    'SELECT total FROM usage_counter WHERE id = $1',
    [dailyCounterId(ctx)],
    { name: 'first-payments-today' },
  );
  const left = mostMinor - (rows[0]?.total ?? 0n);
  return left > 0n ? left : 0n;
}

export type FirstPayment =
  | {
      waits: false;
      /** The ledger must find these true, so that payments sent together are counted together. */
      conditions: Precondition[];
    }
  | {
      waits: true;
      delayHours: number;
      /** The sum that may still leave at once, and the time from which more may. */
      leftMinor: bigint;
      until: Temporal.Instant;
    };

export const goesAtOnce: FirstPayment = { waits: false, conditions: [] };

/**
 * Judges whether an order to others waits before it leaves: from a new device, of a customer who
 * has the PIN and nothing stronger, to a payee that they do not know, and above the size of a first
 * payment, alone or together with those of the day. A customer who has nothing to sign with pays up
 * to the daily limit, and nothing waits.
 */
export async function judgeFirstPayment(
  ctx: SignedInContext,
  { pin, signed }: PaymentRules,
  { to, dollarsMinor }: { to: PaidTo | undefined; dollarsMinor: bigint },
): Promise<FirstPayment> {
  const rule = pin || signed ? await ruleOfSession(ctx) : undefined;
  if (!rule || !to || (await isKnownPayee(ctx, to))) return goesAtOnce;
  const leftMinor = await leftToday(ctx, rule);
  if (dollarsMinor > leftMinor) return { waits: true, leftMinor, ...rule };
  return {
    waits: false,
    conditions: [
      {
        kind: 'counter',
        id: dailyCounterId(ctx),
        add: dollarsMinor,
        max: rule.mostMinor,
        otherwise: 'FIRST_PAYMENTS_AT_ONCE',
      },
    ],
  };
}

/**
 * @returns the hours that a first payment above `above` waits, signed with the PIN in this session;
 * null where none waits.
 */
export async function delayNow(
  ctx: SignedInContext,
): Promise<{ above: bigint; hours: number } | null> {
  const rule = await ruleOfSession(ctx);
  return rule ? { above: await leftToday(ctx, rule), hours: rule.delayHours } : null;
}
