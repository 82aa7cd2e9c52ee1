import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, signIn, type Customer } from '../../fixtures/people.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { describeOnTwoServers, makePlace, type TestPlace } from '../support/test-database.ts';
import { startTwoServers, type TwoServers } from '../support/two-servers.ts';

describeOnTwoServers('two servers of one bank behind a proxy', () => {
  let place: TestPlace;
  let bank: TwoServers;
  let alice: Customer;
  let bruno: Customer;
  beforeAll(async () => {
    place = await makePlace('postgresql');
    // Twice the time the proxy needs to see it.
    bank = await startTwoServers({ databaseUrl: place.databaseUrl ?? '', env: { BANK_RATE_LIMIT: 'off', BANK_DRAIN_SECONDS: '1' } });
    [alice, bruno] = [await registerCustomer(bank.call, 'alice.ames'), await registerCustomer(bank.call, 'bruno.bell')];
    await fund(bank.call, bank.admin, alice, 1_000_000);
  });
  afterAll(async () => {
    await bank.close();
    await place.remove();
  });

  const pay = (key: string, call = bank.call) =>
    call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1, { reference: key }),
      headers: { 'idempotency-key': key },
    });
  const receivedBy = async ({ token }: Customer): Promise<string[]> => {
    const all: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await bank.call('GET', `/api/transfers/transactions?page=${page}&limit=500`, { token });
      all.push(...body.transfers.map(({ reference }: { reference: string }) => reference));
      if (all.length >= body.total) return all;
    }
  };

  test('S-16: whoever logs out on one is out on the other, and whoever is suspended on one writes nothing on the other', async () => {
    const [a, b] = bank.servers;
    const token = await signIn(a.call, alice.username, alice.password);
    const user = () => b.call('GET', '/api/users/user', { token });
    expect((await user()).status).toBe(200);
    expect((await a.call('POST', '/api/users/logout', { token })).status).toBe(204);
    expect((await user()).status).toBe(401);

    const suspend = (verb: string) => a.call('PUT', `/api/admin/users/${verb}/${alice.id}`, { token: a.admin.token });
    expect((await suspend('suspend')).status).toBe(200);
    const refused = await pay(randomUUID(), b.call);
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect((await b.call('GET', '/api/users/user', { token: alice.token })).body.status).toBe(false);
    expect((await suspend('unsuspend')).status).toBe(200);
    expect((await pay(randomUUID(), b.call)).status).toBe(201);
  });

  test('one key sent to both at once is one payment, and both tell the same', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => Promise.all([...bank.servers, ...bank.servers].map(({ call }) => pay(key, call)))));
    for (const each of answers) {
      const told = each.filter(({ status }) => status === 201);
      expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(each.filter(({ status, body }) => status !== 201 && body.code !== 'IN_FLIGHT')).toEqual([]);
    }
    const received = await receivedBy(bruno);
    for (const key of keys) expect(received.filter((reference) => reference === key)).toHaveLength(1);
  });

  test('what a visitor says about their own address stops at the proxy', async () => {
    const token = await signIn(bank.call, alice.username, alice.password, { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' });
    const { body } = await bank.call('GET', '/api/users/sessions', { token });
    expect(body.sessions.find(({ current }: { current: boolean }) => current).place).toBe('127.0.0.x');
  });

  test('S-49: a request that can be read in two ways is read in one, in front and behind', async () => {
    const smuggled = 'GET /api/users/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const head = (lines: string) => `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n\r\n`;
    const refused = [
      head('Content-Length: 2\r\nContent-Length: 3'),
      head('Content-Length: 2, 3'),
      head('Content-Length: +2'),
      head('Transfer-Encoding: chunked, identity'),
      head('Transfer Encoding: chunked'),
      'GET /api/bank HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\nConnection: close\r\n\r\n',
      'GET /api/bank HTTP/1.1\r\nConnection: close\r\n\r\n',
    ];
    for (const request of refused) expect([request, (await sendRaw(bank.origin, request + smuggled)).status]).toEqual([request, 400]);

    // A folded header and a length beside chunks have one reading each; the address counts as it was sent.
    const read: [string, number][] = [
      [`${head('Content-Length: 40\r\nTransfer-Encoding: chunked')}0\r\n\r\n${smuggled}`, 415],
      ['GET http://localhost/api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
      ['GET //api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
      ['GET /pages/%2e%2e/api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ];
    for (const [request, status] of read) expect([request, (await sendRaw(bank.origin, request)).status]).toEqual([request, status]);
    for (let asked = 0; asked < 10; asked += 1) expect((await bank.call('GET', '/api/live')).body).toEqual({ status: 'ok' });
  });

  test('restarted one after the other in mid-load, no payment is refused, lost or made twice', async () => {
    const before = (await receivedBy(bruno)).length;
    const paid: string[] = [];
    const troubles: unknown[] = [];
    let done = false;
    const payOnAndOn = async () => {
      while (!done) {
        const key = randomUUID();
        // As every client should: what has no clear answer is asked for again, under the same key.
        for (;;) {
          const status = await pay(key).then((answer) => answer.status, String);
          if (status === 201) break;
          troubles.push(status);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        paid.push(key);
      }
    };
    const clients = Array.from({ length: 6 }, payOnAndOn);
    for (const server of bank.servers) {
      const enough = paid.length + 20;
      while (paid.length < enough) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await server.stop()).toBe(0);
      await server.start();
      await expect.poll(() => bank.proxy.seesBoth(), { timeout: 10_000 }).toBe(true);
    }
    done = true;
    await Promise.all(clients);
    // The proxy turned away in time: nobody even had to ask twice.
    expect(troubles).toEqual([]);
    const received = await receivedBy(bruno);
    expect(received).toHaveLength(before + paid.length);
    expect(received.slice(0, paid.length).toSorted()).toEqual(paid.toSorted());
  });
});
