import { ownCpuTime } from '../support/cpu-time.ts';
import { quantile } from '../support/statistics.ts';
import { signedTransferRequests, transferRequest, type LoadCustomer } from './bank-customers.ts';
import { createConnection } from './keep-alive-connection.ts';

/** The order that the bench sends to the load generator's process. */
export interface LoadOrder {
  origin: string;
  customers: readonly LoadCustomer[];
  connections: number;
  seconds: number;
  /** Everybody pays the same one customer, or each a random other one. */
  payee: 'hot' | 'uniform';
  /** Each transfer is first approved with a PIN; both together are one answered transfer. */
  signed?: boolean;
}

export interface LoadFigures {
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  generatorMs: number;
}

async function generate({
  origin,
  customers,
  connections,
  seconds,
  payee,
  signed = false,
}: LoadOrder): Promise<LoadFigures> {
  const latenciesMs: number[] = [];
  const cpuBefore = ownCpuTime();
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const customerAt = (index: number) => customers[index] as LoadCustomer;

  const payOneAfterAnother = async (): Promise<void> => {
    const connection = createConnection(Number(new URL(origin).port));
    while (performance.now() < endMs) {
      // The first customer is the hot payee, and makes no payments.
      const payer = 1 + Math.floor(Math.random() * (customers.length - 1));
      const other =
        payee === 'hot'
          ? 0
          : (payer + 1 + Math.floor(Math.random() * (customers.length - 1))) % customers.length;
      const from = customerAt(payer);
      const to = customerAt(other);
      const askedMs = performance.now();
      for (const request of signed
        ? signedTransferRequests(origin, from, to)
        : [transferRequest(origin, from, to)]) {
        const status = await connection.send(request);
        if (status !== 201)
          throw new Error(`a request of the benchmark was answered with ${status}`);
      }
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
