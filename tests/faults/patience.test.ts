import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a database that is away for a moment', () => {
  const { cluster, server, alice, bruno, pay } = useBankOnCluster();

  async function received(): Promise<string[]> {
    const { body } = await server().call('GET', '/api/transfers/transactions?page=1&limit=500', {
      token: bruno().token,
    });
    expect(body.total).toBeLessThanOrEqual(500);
    return body.transfers.map(({ reference }: { reference: string }) => reference);
  }

  test('killed under load: no request fails, and each payment is there once [L-314]', async () => {
    const paid: string[] = [];
    const failed: unknown[] = [];
    let over = false;
    const until = async (act: (turn: number) => Promise<{ status: number; body: unknown }>) => {
      for (let turn = 0; !over; turn += 1) {
        const { status, body } = await act(turn);
        if (status >= 400) failed.push([status, body]);
        // Slow enough for one page to hold all of them.
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    const payer = () =>
      until(async (turn) => {
        const reference = randomUUID();
        const answer = await pay(reference, { keyed: turn % 2 === 0 });
        if (answer.status === 201) paid.push(reference);
        return answer;
      });
    const reader = () =>
      until(() => server().call('GET', '/api/transfers/transactions', { token: alice().token }));
    const clients = [payer(), payer(), payer(), payer(), reader(), reader()];
    const more = async (count: number) =>
      await expect.poll(() => paid.length, { timeout: 60_000 }).toBeGreaterThan(count);
    await more(10);
    for (let round = 0; round < 2; round += 1) {
      await cluster().kill();
      // An answer that was under way at the kill may still say that all is well.
      await expect
        .poll(async () => (await server().call('GET', '/api/health')).body.code)
        .toBe('BUSY');
      // A proxy that asks whether requests can be answered here hears it now, not after a minute.
      const signal = AbortSignal.timeout(20_000);
      expect((await fetch(`${server().origin}/api/ready`, { signal })).status).toBe(503);
      await cluster().start();
      await more(paid.length + 10);
    }
    over = true;
    await Promise.all(clients);
    expect(failed).toEqual([]);
    expect((await received()).toSorted()).toEqual(paid.toSorted());
  });
});
