import type { RouteName } from '../../contract/api.ts';
import { expectStatus, type Customer, type Person } from '../../fixtures/people.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { checkDesk } from './check-desk.ts';
import { disputeCalls } from './disputes.ts';
import { loanCalls } from './loans.ts';
import { inheritance } from './open-cases.ts';
import { setPolicy } from './set-policy.ts';
import type { useSharedDesk } from './shared-bank.ts';

/** One cent above what one person gives alone as shipped, in US dollars. */
export const oneCentAbove = 10_000.01;

/**
 * Calls by which staff let money go on that its customer ordered and that never left the bank: the
 * bank gives nothing, so that one person decides.
 */
export const releases: readonly RouteName[] = ['approvePayment', 'declinePayment'];

/** The customer whom a call would credit, and the calls by which one person alone tries it. */
export interface Attempt {
  payee: Customer;
  send: () => Promise<Answer[]>;
}

/**
 * Every other call by which a posting of staff credits a customer, tried by one person for one cent
 * more than one person gives. `tests/contract/audited-writes.test.ts` finds the one that is missing.
 */
export function staffCredits(
  desk: ReturnType<typeof useSharedDesk>,
  alone: () => Person,
): Record<string, () => Promise<Attempt>> {
  const { bank, ask, customer, take } = desk;
  const { order, paid, reported, correct } = disputeCalls(desk);
  const { waitingCheck, take: takeCheck, accept } = checkDesk(bank);
  const { apply, take: takeLoan, act, accept: acceptLoan } = loanCalls(bank);
  /** Makes a customer who paid this much to another bank, of money that none of the staff gave. */
  const payer = async () => {
    const who = await customer();
    await desk.endow(who, oneCentAbove);
    return who;
  };
  const credit = (to: Customer) =>
    ask(alone(), 'PUT', `/api/admin/users/${to.id}/accounts/fund`, inheritance(oneCentAbove));
  const sendBack = (id: string) =>
    ask(alone(), 'POST', `/api/admin/outside-payments/${id}/return`, { reason: 'REFUSED' });

  return {
    fundUser: async () => {
      const payee = await customer();
      return { payee, send: async () => [await credit(payee)] };
    },
    approveFunding: async () => {
      const payee = await customer();
      const { proposal } = expectStatus(await credit(payee), 202).body;
      return {
        payee,
        send: async () => [
          await take('funding', proposal, alone()),
          await ask(alone(), 'POST', `/api/admin/funding-proposals/${proposal}/approve`),
        ],
      };
    },
    returnPayment: async () => {
      const payee = await payer();
      const { _id } = await order(payee, oneCentAbove);
      return { payee, send: async () => [await sendBack(_id)] };
    },
    approveReturn: async () => {
      const payee = await payer();
      const { _id } = await order(payee, oneCentAbove);
      const { proposal } = expectStatus(await sendBack(_id), 202).body;
      return {
        payee,
        send: async () => [
          await take('return', proposal, alone()),
          await ask(alone(), 'POST', `/api/admin/payment-returns/${proposal}/approve`),
        ],
      };
    },
    correctDispute: async () => {
      const payee = await payer();
      const { _id } = await reported(payee, (await paid(payee, oneCentAbove))._id);
      const propose = async () => [
        await take('dispute', _id, alone()),
        await correct(_id, oneCentAbove, alone()),
      ];
      return { payee, send: async () => [...(await propose()), ...(await propose())] };
    },
    acceptCheck: async () => {
      const { db, clock } = bank().bank;
      const hold = { nextDayMinor: 27_500, perDayMinor: 2_000_000, per30DaysMinor: 2_500_000 };
      await setPolicy(db, 'checkHold', hold, clock.businessNow());
      const payee = await customer();
      const id = await waitingCheck(payee, { amount: oneCentAbove });
      const read = async () => [
        await takeCheck(id, alone()),
        await accept(id, oneCentAbove, {}, { who: alone() }),
      ];
      return { payee, send: async () => [...(await read()), ...(await read())] };
    },
    disburseLoan: async () => {
      const payee = await customer();
      const id = await apply({ loanAmount: oneCentAbove }, payee);
      return {
        payee,
        send: async () => [
          await takeLoan(id, alone()),
          await act(id, 'approve', { who: alone() }),
          await acceptLoan(id, payee),
          await act(id, 'disburse', { who: alone() }),
        ],
      };
    },
  } satisfies Partial<Record<RouteName, () => Promise<Attempt>>>;
}
