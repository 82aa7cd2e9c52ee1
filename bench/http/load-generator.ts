import { ownCpuTime } from '../support/cpu-time.ts';
import { quantile } from '../support/statistics.ts';
import { type Authenticator, createAuthenticator } from '../../tests/support/authenticator.ts';
import {
  expectDone,
  type LoadCustomer,
  pageOf,
  sendSignedTransfer,
  transferRequest,
} from './bank-customers.ts';
import { createConnection } from './keep-alive-connection.ts';

/** The order that the bench sends to the load generator's process. */
export interface LoadOrder {
  origin: string;
  customers: readonly LoadCustomer[];
  connections: number;
  seconds: number;
  /** Everybody pays the same one customer, or each a random other one. */
  payee: 'hot' | 'uniform';
  /** Each transfer is first approved with this; all together are one answered transfer. */
  signs?: 'pin' | 'passkey';
}

export interface LoadFigures {
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  generatorMs: number;
}

/**
 * The first customer is the hot payee, and makes no payments.
 * @param alone each customer pays over one connection: a session is asked for one passkey at a time
 */
function payers(
  count: number,
  { connections, index, alone }: { connections: number; index: number; alone: boolean },
): () => number {
  const own = Math.max(1, Math.floor((count - 1) / connections));
  return alone
    ? () => 1 + ((index + connections * Math.floor(Math.random() * own)) % (count - 1))
    : () => 1 + Math.floor(Math.random() * (count - 1));
}

async function generate({
  origin,
  customers,
  connections,
  seconds,
  payee,
  signs,
}: LoadOrder): Promise<LoadFigures> {
  const latenciesMs: number[] = [];
  const cpuBefore = ownCpuTime();
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const customerAt = (index: number) => customers[index] as LoadCustomer;
  const devices = new Map<LoadCustomer, Authenticator>();
  const deviceOf = (customer: LoadCustomer): Authenticator | undefined => {
    const { passkey: kept } = customer;
    const device = devices.get(customer) ?? (kept && createAuthenticator(pageOf(origin), { kept }));
    if (device) devices.set(customer, device);
    return device;
  };

  const payOneAfterAnother = async (_: unknown, index: number): Promise<void> => {
    const connection = createConnection(Number(new URL(origin).port));
    const send = async (request: string) => expectDone(await connection.send(request));
    const payerAt = payers(customers.length, { connections, index, alone: signs === 'passkey' });
    while (performance.now() < endMs) {
      const payer = payerAt();
      const other =
        payee === 'hot'
          ? 0
          : (payer + 1 + Math.floor(Math.random() * (customers.length - 1))) % customers.length;
      const order = { from: customerAt(payer), to: customerAt(other) };
      const askedMs = performance.now();
      if (signs) await sendSignedTransfer(origin, order, { send, device: deviceOf(order.from) });
      else await send(transferRequest(origin, order.from, order.to));
      latenciesMs.push(performance.now() - askedMs);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, payOneAfterAnother));

  const elapsedMs = performance.now() - startMs;
  return {
    answered: latenciesMs.length,
    perSecond: (latenciesMs.length / elapsedMs) * 1_000,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    generatorMs: ownCpuTime() - cpuBefore,
  };
}

process.on('message', (order: LoadOrder) => {
  generate(order).then(
    (figures) => process.send?.(figures),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
