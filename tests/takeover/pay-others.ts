import type { Answer, Call } from '../../fixtures/bank-client.ts';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import type { TestBank } from '../support/test-bank.ts';
import type { Victim } from './make-victim.ts';
import type { MoneyOut } from './outcomes.ts';
import { callsThrough } from './places.ts';
import { codeAfterAWhile, type Means, type Thief } from './thief.ts';

/**
 * US dollars, the largest first, so that a limit of the day is filled by one order: more than what
 * is large, that size, the limit of the first day, the size of a first payment, and a little.
 */
const rungs = [30_000, 10_000, 2_500, 500, 40] as const;
const all = rungs[0];

interface Order {
  call: string;
  body: Record<string, unknown>;
}

/** By the call's address, an order of this many dollars; kept to the calls of the contract. */
type Orders = Record<string, (amount: number) => Record<string, unknown>>;

/** Every call that pays others, to a stranger. */
export function ordersToStrangers(who: Customer, accomplice: Customer): Orders {
  const debitedAccount = who.savings.number;
  const outside = { name: 'M. Mull', routing: '021000021', bank: 'Orchard Savings' };
  return {
    'transfers/local': (amount) =>
      localTransferBody(who, { ...outside, account: '518830277' }, amount),
    'transfers/local ': (amount) =>
      localTransferBody(who, { name: 'Mallory Mull', account: accomplice.checking.number }, amount),
    'transfers/international': (amount) =>
      // A euro is more than a dollar.
      internationalTransferBody({ amount: Math.floor(amount * 0.8), debitedAccount }),
    'transfers/payBill': (amount) =>
      billBody(amount, {
        recipientName: 'M. Mull',
        recipientAccount: '518830276',
        debitedAccount,
        paymentType: 'One-Time',
      }),
  };
}

export const ordersToKnown = (who: Customer, known: Customer): Orders => ({
  'transfers/local': (amount) =>
    localTransferBody(who, { name: 'Bruno Bell', account: known.checking.number }, amount),
});

async function signatures(
  testBank: TestBank,
  call: Call,
  { pin, device, seed }: Means,
  order: Order,
): Promise<Record<string, unknown>[]> {
  const begun = device && (await call('POST', '/api/approvals/begin', { body: { order } }));
  return [
    ...(pin === undefined ? [] : [{ securityPin: pin }]),
    ...(pin === undefined || seed === undefined
      ? []
      : [{ securityPin: pin, code: await codeAfterAWhile(testBank, seed) }]),
    ...(device && begun?.status === 200
      ? [{ passkey: { nonce: begun.body.nonce, credential: device.get(begun.body.options) } }]
      : []),
  ];
}

/** Sends an order, signed by all that is held where it is refused without. */
async function send(testBank: TestBank, call: Call, means: Means, order: Order): Promise<Answer> {
  const pay = () => call('POST', `/api/${order.call}`, { body: order.body });
  const unsigned = await pay();
  if (unsigned.status !== 403) return unsigned;
  for (const signature of await signatures(testBank, call, means, order)) {
    const approval = await call('POST', '/api/approvals', { body: { ...signature, order } });
    if (approval.status === 201) return await pay();
  }
  return unsigned;
}

interface Climbed {
  atOnce: number;
  held: number;
}

/** The largest order that is paid at once, and the largest that is taken for later. */
async function climb(
  testBank: TestBank,
  call: Call,
  means: Means,
  path: string,
  bodyOf: (amount: number) => Record<string, unknown>,
): Promise<Climbed> {
  const climbed = { atOnce: 0, held: 0 };
  for (const amount of rungs) {
    const { status, body } = await send(testBank, call, means, {
      call: path,
      body: bodyOf(amount),
    });
    if (status !== 201) continue;
    if (body.transfer.status === 'Scheduled') climbed.held = Math.max(climbed.held, amount);
    else return { ...climbed, atOnce: amount };
  }
  return climbed;
}

async function climbAll(
  testBank: TestBank,
  { doors, means }: Thief,
  orders: Orders,
): Promise<Climbed> {
  const most = { atOnce: 0, held: 0 };
  for (const door of doors.filter(({ token }) => token !== undefined))
    for (const [path, bodyOf] of Object.entries(orders)) {
      // A larger sum is not tried.
      if (most.atOnce === all) return most;
      const call = callsThrough(testBank.call, door);
      const { atOnce, held } = await climb(testBank, call, means, path.trim(), bodyOf);
      most.atOnce = Math.max(most.atOnce, atOnce);
      most.held = Math.max(most.held, held);
    }
  return most;
}

const dollars = (amount: number): MoneyOut['toNew'] => (amount === all ? 'all' : amount);

/**
 * Pays others by every call that can, as much as it lets. Strangers are paid a second time, when
 * the bank has had time to take them for known.
 */
export async function payOthers(
  testBank: TestBank,
  thief: Thief,
  { victim: { who }, accomplice }: { victim: Victim; accomplice: Customer },
): Promise<MoneyOut> {
  const strangers = ordersToStrangers(who, accomplice);
  const first = await climbAll(testBank, thief, strangers);
  await testBank.worker.runAll();
  const second = first.atOnce === all ? first : await climbAll(testBank, thief, strangers);
  const toKnown = await climbAll(testBank, thief, ordersToKnown(who, testBank.cast.bruno));
  const toNew = Math.max(first.atOnce, second.atOnce);
  const held = Math.max(first.held, second.held);
  return {
    // A thief who pays strangers pays friends: a limit of the day is only used up by then.
    toKnown: dollars(Math.max(toKnown.atOnce, toNew)),
    toNew: dollars(toNew),
    held: held > toNew ? dollars(held) : 0,
  };
}
