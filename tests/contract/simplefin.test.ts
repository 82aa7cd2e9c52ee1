import { expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { claimFeed, makeFeed } from '../support/feeds.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer } = useSharedDesk();

test('a claim is taken whatever type a program gives to the nothing that it sends', async () => {
  for (const type of [undefined, '', 'application/x-www-form-urlencoded', 'application/json']) {
    const { secret } = await makeFeed(bank(), await customer());
    const { status, body, headers } = await bank().call('POST', `/simplefin/claim/${secret}`, {
      headers: { 'content-length': '0', ...(type !== undefined && { 'content-type': type }) },
    });
    expect([type, status, headers['content-type']]).toEqual([
      type,
      200,
      'text/plain; charset=utf-8',
    ]);
    // The address alone: a program takes all of it.
    expect(body).toMatch(/^http:\/\/[0-9a-f-]{36}:[\w-]{43}@localhost:3000\/simplefin$/);
  }
});

/** Takes an entry out, as where the file of a detached month is gone; its balance stays. */
async function takeAway(number: string, seq: number): Promise<() => Promise<void>> {
  const owner = await bank().bank.openSnapshot();
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `CREATE TABLE taken_away AS SELECT entry.* FROM entry JOIN customer_account c USING (account_id)
      WHERE c.number = $1 AND entry.seq = $2`,
    [number, seq],
  );
  await owner.query(
    'DELETE FROM entry USING taken_away t WHERE entry.account_id = t.account_id AND entry.seq = t.seq',
  );
  return async () => {
    await owner.query('INSERT INTO entry SELECT * FROM taken_away');
    await owner.query('DROP TABLE taken_away');
    await owner.close();
  };
}

test('of days that are not at hand an app is told, and reads what there is', async () => {
  const who = await customer(1_000);
  for (const reference of ['First', 'Second']) {
    const payee = { name: 'Bruno Bell', account: bank().cast.bruno.checking.number };
    const body = localTransferBody(who, payee, 10, { reference });
    expect((await ask(who, 'POST', '/api/transfers/local', body)).status).toBe(201);
  }
  const { number } = who.savings;
  const { read } = await claimFeed(bank(), who);
  const giveBack = await takeAway(number, 2);
  const told = expect.stringMatching(
    /^\d{9}: Transactions posted from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d are not available/,
  );
  const account = { id: number, balance: '980.00', transactions: [] };
  expect(await read()).toMatchObject({
    status: 200,
    body: { errors: [told], accounts: [account] },
  });
  expect((await read('?version=2')).body).toMatchObject({
    errlist: [
      {
        code: 'act.missingdata',
        msg: expect.stringMatching(/^Transactions posted from /),
        account_id: number,
      },
    ],
    accounts: [account],
  });
  expect((await read('?balances-only=1')).body).toMatchObject({ errors: [], accounts: [account] });
  await giveBack();
  expect((await read()).body.accounts[0].transactions).toHaveLength(3);
});
