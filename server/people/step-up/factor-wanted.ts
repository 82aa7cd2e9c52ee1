import type { Policy } from '../../../contract/values/policy.ts';
import { factors, type Factor, type RiskSignal } from '../../../contract/values/step-up.ts';

type Line = {
  [Name in keyof Policy<'stepUp'>]-?: Policy<'stepUp'>[Name] extends Factor ? Name : never;
}[keyof Policy<'stepUp'>];

/** The line of the policy that each deed has, always and with each signal. */
const table = {
  payment: {
    always: 'payment',
    newPayee: 'paymentToNewPayee',
    newDevice: 'paymentFromNewDevice',
    contactChanged: 'paymentAfterContactChange',
    largeAmount: 'largePayment',
    manyPayments: 'manyPayments',
  },
  cardNumbers: {
    always: 'cardNumbers',
    newDevice: 'cardNumbersFromNewDevice',
    contactChanged: 'cardNumbersAfterContactChange',
  },
  staffDeed: { always: 'staffDeed' },
} as const satisfies Record<string, { always: Line } & Partial<Record<RiskSignal, Line>>>;

export type RatedDeed = keyof typeof table;

const rank = (factor: Factor) => factors.indexOf(factor);

/** Says whether a factor is as strong as another, or stronger. */
export const isAtLeast = (factor: Factor, least: Factor): boolean => rank(factor) >= rank(least);

/** The strictest of the lines that apply, and the signals that raised it above what always counts. */
export function leastFactor(
  policy: Policy<'stepUp'>,
  deed: RatedDeed,
  signals: readonly RiskSignal[],
): { least: Factor; because: RiskSignal[] } {
  const lines: { always: Line } & Partial<Record<RiskSignal, Line>> = table[deed];
  const always: Factor = policy[lines.always];
  const raised = signals.flatMap((signal) => {
    const line = lines[signal];
    return line && !isAtLeast(always, policy[line]) ? [{ signal, factor: policy[line] }] : [];
  });
  return {
    least: raised.reduce((most, { factor }) => (isAtLeast(most, factor) ? most : factor), always),
    because: raised.map(({ signal }) => signal),
  };
}

/**
 * The factor to ask a person for: the weakest they have that is strong enough, else the strongest
 * they have.
 */
export function factorWanted(held: ReadonlySet<Factor>, least: Factor): Factor {
  const own = factors.filter((factor) => held.has(factor));
  return own.find((factor) => isAtLeast(factor, least)) ?? own.at(-1) ?? 'password';
}
