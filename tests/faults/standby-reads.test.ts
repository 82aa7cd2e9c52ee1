import { expect, test } from 'vitest';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('while the database can only be read, as a standby', () => {
  const { cluster, server, alice, pay } = useBankOnCluster();
  const read = async (path = '/api/transfers/transactions') =>
    await server().call('GET', path, { token: alice().token });
  /** A cent into the investment account, a hundred times and once more. */
  const moveOften = async () => {
    const { token, savings, investment } = alice();
    const body = { fromAccount: savings.number, toAccount: investment.number, amount: 0.01 };
    const move = () => server().call('POST', '/api/transfers/own', { token, body });
    const answers = await Promise.all(Array.from({ length: 101 }, move));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  };
  const health = async () => (await server().call('GET', '/api/health')).body.code;

  test('accounts are shown, health says that no money is taken, and payments wait for the leader', async () => {
    // The page of the account would keep their sums.
    await moveOften();
    const paid = await pay('before');
    expect(paid.status).toBe(201);
    // Its use would be written down with the next request.
    await cluster().administer(`UPDATE session SET last_seen_at = now() - interval '5 minutes'`);
    await cluster().kill();
    await cluster().startAsStandby();
    await expect.poll(health).toBe('BUSY');
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await read();
      expect([status, body.transfers.at(0).reference]).toEqual([200, 'before']);
    }

    const invested = await read('/api/users/accounts/investment');
    expect([invested.status, invested.body[0].madeOf.movedIn]).toEqual([200, 1.01]);

    const answers: number[] = [];
    // One asks for an outcome that has to be on disk, which a standby cannot say.
    const waiting = ['meanwhile', 'before'].map(async (reference) => {
      const answer = await pay(reference);
      answers.push(answer.status);
      return answer;
    });
    expect((await read()).status).toBe(200);
    expect(await health()).toBe('BUSY');
    expect(answers).toEqual([]);

    await cluster().administer('SELECT pg_promote()');
    const [meanwhile, again] = await Promise.all(waiting);
    expect([meanwhile?.status, again?.status]).toEqual([201, 201]);
    expect(again?.body).toEqual(paid.body);
    expect(await health()).toBeUndefined();
    const { body } = await read();
    expect(body.transfers.slice(0, 2).map((each: { reference: string }) => each.reference)).toEqual(
      ['meanwhile', 'before'],
    );
  });
});
