import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../../fixtures/bank-client.ts';
import { localTransferBody, type Customer } from '../../../fixtures/people.ts';

/** An order that was written down before it was sent. */
interface PaidOrder {
  key: string;
  /** Milliseconds since 1970, and parts of them: before it left, and once it was confirmed. */
  sentAt: number;
  confirmedAt: number | undefined;
}

interface Paying {
  call: Call;
  payers: readonly Customer[];
  payee: Customer;
}

const pauseMs = 25;

export const nowMs = (): number => performance.timeOrigin + performance.now();

/**
 * Customers who pay one order after the other and write each down. They do not repeat an
 * unconfirmed one: it may be in the books or not.
 */
export function payOnAndOn({ call, payers, payee }: Paying) {
  const orders: PaidOrder[] = [];
  let over = false;
  const pay = async (payer: Customer): Promise<void> => {
    while (!over) {
      const order: PaidOrder = { key: randomUUID(), sentAt: nowMs(), confirmedAt: undefined };
      orders.push(order);
      const body = localTransferBody(payer, { name: 'Perry', account: payee.checking.number }, 1, {
        reference: order.key,
      });
      const headers = { 'idempotency-key': order.key };
      const answer = await call('POST', '/api/transfers/local', {
        token: payer.token,
        body,
        headers,
      }).catch(() => undefined);
      if (answer?.status === 201) order.confirmedAt = nowMs();
      await wait(pauseMs);
    }
  };
  const all = Promise.all(payers.map(pay));
  const confirmed = () => orders.filter(({ confirmedAt }) => confirmedAt !== undefined);
  return {
    orders,
    confirmed,
    /** Waits for `count` more confirmed orders, or for the stop. */
    async more(count: number): Promise<void> {
      for (const enough = confirmed().length + count; !over && confirmed().length < enough; )
        await wait(pauseMs);
    },
    async stop(): Promise<void> {
      over = true;
      await all;
    },
  };
}
