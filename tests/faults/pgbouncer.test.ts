import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bankCommand } from '../support/bank-command.ts';
import { startPayingBank } from '../support/paying-bank.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { describeBehindPgBouncer, makePlace } from '../support/test-database.ts';

const connections = 16;

describeBehindPgBouncer('a bank behind PgBouncer in session mode', () => {
  test('pays each order once, also while PgBouncer is killed and started again', async () => {
    const { databaseUrl, remove } = await makePlace('postgresql', { empty: true });
    onTestFinished(remove);
    const { DATABASE_URL, DATABASE_OWNER_URL } = await makeLogins(String(databaseUrl));
    await bankCommand(['migrate'], { DATABASE_URL, DATABASE_OWNER_URL });
    const bouncer = await startPgBouncer(DATABASE_URL, connections + 10);
    onTestFinished(() => bouncer.close());
    const { server, bruno, pay } = await startPayingBank({
      DATABASE_URL: bouncer.url,
      BANK_DATABASE_CONNECTIONS: String(connections),
    });
    onTestFinished(() => server.close());

    const paid: string[] = [];
    const failed: unknown[] = [];
    let over = false;
    const payOnAndOn = async (): Promise<void> => {
      while (!over) {
        const reference = randomUUID();
        const { status, body } = await pay(reference);
        if (status === 201) paid.push(reference);
        else failed.push([status, body]);
      }
    };
    const payers = Array.from({ length: connections }, payOnAndOn);
    const more = async (count: number) => {
      const wanted = paid.length + count;
      await vi.waitFor(() => expect(paid.length).toBeGreaterThan(wanted), 60_000);
    };
    await more(50);
    await bouncer.kill();
    await bouncer.start();
    await more(50);
    over = true;
    await Promise.all(payers);
    expect(failed).toEqual([]);

    const { body } = await server.call('GET', '/api/users/accounts', { token: bruno.token });
    const checking = body.accounts.find(
      ({ type }: { type: string }) => type === 'Checking Account',
    );
    expect(checking.balance).toBe(paid.length);
    await bankCommand(['verify'], { DATABASE_URL, DATABASE_OWNER_URL });
  });
});
