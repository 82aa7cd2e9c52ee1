import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkCalls } from '../../fixtures/bank-client.ts';
import {
  fund,
  localTransferBody,
  registerCustomer,
  signIn,
  type Customer,
} from '../../fixtures/people.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { bankCommand } from '../support/bank-command.ts';
import { findFreePort } from '../support/free-port.ts';
import { startNginx } from '../support/proxy.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
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
    bank = await startTwoServers({
      databaseUrl: place.databaseUrl ?? '',
      env: { BANK_RATE_LIMIT: 'off', BANK_DRAIN_SECONDS: '2', LOG_LEVEL: 'info' },
    });
    [alice, bruno] = [
      await registerCustomer(bank.call, 'alice.ames'),
      await registerCustomer(bank.call, 'bruno.bell'),
    ];
    await fund(bank.call, bank.admin, alice, 1_000_000);
  });
  afterAll(async () => {
    await bank.close();
    await place.remove();
  });

  const pay = (key: string, call = bank.call) =>
    call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1, {
        reference: key,
      }),
      headers: { 'idempotency-key': key },
    });
  const receivedBy = async ({ token }: Customer): Promise<string[]> => {
    const all: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await bank.call(
        'GET',
        `/api/transfers/transactions?page=${page}&limit=500`,
        { token },
      );
      all.push(...body.transfers.map(({ reference }: { reference: string }) => reference));
      if (all.length >= body.total) return all;
    }
  };

  test('logged out or suspended on one is so on the other [S-16 L-347]', async () => {
    const [a, b] = bank.servers;
    const token = await signIn(a.call, alice.username, alice.password);
    const user = () => b.call('GET', '/api/users/user', { token });
    expect((await user()).status).toBe(200);
    expect((await a.call('POST', '/api/users/logout', { token })).status).toBe(204);
    expect((await user()).status).toBe(401);

    const suspend = (verb: string) =>
      a.call('PUT', `/api/admin/users/${verb}/${alice.id}`, { token: a.admin.token });
    expect((await suspend('suspend')).status).toBe(200);
    const refused = await pay(randomUUID(), b.call);
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect((await b.call('GET', '/api/users/user', { token: alice.token })).body.status).toBe(
      false,
    );
    expect((await suspend('unsuspend')).status).toBe(200);
    expect((await pay(randomUUID(), b.call)).status).toBe(201);
  });

  test('what is paid and sorted on one counts in the month that the other tells', async () => {
    const [a, b] = bank.servers;
    const paid = await pay(randomUUID(), a.call);
    const own = { token: alice.token };
    const insightBy = async ({ call }: typeof a) =>
      (await call('GET', '/api/transfers/insight', own)).body;
    expect(await insightBy(b)).toEqual(await insightBy(a));
    const sort = async ({ call }: typeof a, category: string) =>
      await call('PUT', `/api/transfers/${paid.body.transfer._id}/category`, {
        ...own,
        body: { category },
      });
    expect((await sort(a, 'Groceries')).status).toBe(200);
    const groceriesBy = async (server: typeof a) =>
      (await insightBy(server)).categories.find(
        ({ sortedAs }: { sortedAs: string }) => sortedAs === 'Groceries',
      );
    const sorted = await groceriesBy(b);
    expect(sorted).toBeDefined();
    expect((await pay(randomUUID(), b.call)).status).toBe(201);
    expect((await groceriesBy(a)).count).toBe(sorted.count + 1);
    // Both at once: one of them counts, and both servers tell the same one.
    await Promise.all([sort(a, 'Rent'), sort(b, 'Transportation')]);
    expect(await insightBy(a)).toEqual(await insightBy(b));
  });

  test('one key sent to both at once is one payment, and both tell the same [L-347]', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(
      keys.map((key) =>
        Promise.all([...bank.servers, ...bank.servers].map(({ call }) => pay(key, call))),
      ),
    );
    for (const each of answers) {
      const told = each.filter(({ status }) => status === 201);
      expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(
        each.filter(({ status, body }) => status !== 201 && body.code !== 'IN_FLIGHT'),
      ).toEqual([]);
    }
    const received = await receivedBy(bruno);
    for (const key of keys)
      expect(received.filter((reference) => reference === key)).toHaveLength(1);
  });

  test('when the books are wrong money stops on both, and pages are still shown [L-271]', async () => {
    const owner = await openDatabase({
      dataDir: '',
      databaseUrl: place.databaseUrl,
      as: 'tool',
      migrates: false,
      maxConnections: 1,
    });
    const raise = (cents: number) =>
      owner.query(`UPDATE account SET posted = posted + ${cents} WHERE gl_code = '1410'`);
    const staff = (method: string, path: string, body?: unknown) =>
      bank.call(method, path, { token: bank.admin.token, ...(body === undefined ? {} : { body }) });
    const prove = async () => {
      expect((await staff('POST', '/api/admin/books/proofs')).status).toBe(202);
      const state = async () =>
        (await staff('GET', '/api/admin/books/proofs')).body.proofs[0].state;
      await expect.poll(state, { timeout: 30_000 }).not.toMatch(/waiting|running/);
      return await state();
    };
    await raise(1);
    expect(await prove()).toBe('wrong');
    for (const { call } of bank.servers) {
      expect((await pay(randomUUID(), call)).body.code).toBe('MONEY_STOPPED');
      expect((await call('GET', '/api/health')).body.code).toBe('MONEY_STOPPED');
    }
    // Read on for twice as long as the proxy needs to take a server out.
    for (const end = Date.now() + 2_000; Date.now() < end; )
      expect((await bank.call('GET', '/api/users/user', { token: alice.token })).status).toBe(200);
    expect(await bank.proxy.seesBoth()).toBe(true);
    await raise(-1);
    expect(await prove()).toBe('right');
    expect(
      (await staff('POST', '/api/admin/books/resume', { reason: 'Mended by hand.' })).status,
    ).toBe(200);
    for (const { call } of bank.servers) expect((await pay(randomUUID(), call)).status).toBe(201);
    await owner.close();
  });

  test('what a visitor says about their own address stops at the proxy', async () => {
    const token = await signIn(bank.call, alice.username, alice.password, {
      'x-forwarded-for': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
    });
    const { body } = await bank.call('GET', '/api/users/sessions', { token });
    expect(body.sessions.find(({ current }: { current: boolean }) => current).place).toBe(
      '127.0.0.x',
    );
  });

  test('nginx works too: it tells who asks, and turns to the other server', async () => {
    const port = await findFreePort();
    const [a, b] = bank.servers;
    const nginx = await startNginx(port, [a.origin, b.origin]);
    const call = networkCalls(`http://localhost:${port}`);
    const token = await signIn(call, bruno.username, bruno.password, {
      'x-forwarded-for': '203.0.113.7',
    });
    const { body } = await call('GET', '/api/users/sessions', { token });
    expect(body.sessions.find(({ current }: { current: boolean }) => current).place).toBe(
      '127.0.0.x',
    );
    await b.kill();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => pay(randomUUID(), call).then(({ status }) => status)),
    );
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 201));
    await b.start();
    await expect.poll(() => bank.proxy.seesBoth(), { timeout: 10_000 }).toBe(true);
    await nginx.close();
  });

  test('an ambiguous request is read in one way, in front and behind [S-49]', async () => {
    const smuggled = 'GET /api/users/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const head = (lines: string) =>
      `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n\r\n`;
    const refused = [
      head('Content-Length: 2\r\nContent-Length: 3'),
      head('Content-Length: 2, 3'),
      head('Content-Length: +2'),
      head('Transfer-Encoding: chunked, identity'),
      head('Transfer Encoding: chunked'),
      'GET /api/bank HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\nConnection: close\r\n\r\n',
      'GET /api/bank HTTP/1.1\r\nConnection: close\r\n\r\n',
    ];
    for (const request of refused)
      expect([request, (await sendRaw(bank.origin, request + smuggled)).status]).toEqual([
        request,
        400,
      ]);

    // A folded header, and a length next to chunks, each have only one meaning; the address counts
    // as it was sent.
    const read: [string, number][] = [
      [`${head('Content-Length: 40\r\nTransfer-Encoding: chunked')}0\r\n\r\n${smuggled}`, 415],
      [
        'GET http://localhost/api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
        200,
      ],
      ['GET //api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
      ['GET /pages/%2e%2e/api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ];
    for (const [request, status] of read)
      expect([request, (await sendRaw(bank.origin, request)).status]).toEqual([request, status]);
    for (let asked = 0; asked < 10; asked += 1)
      expect((await bank.call('GET', '/api/live')).body).toEqual({ status: 'ok' });
  });

  test('while both serve, a new key seals everything again [S-62]', async () => {
    const keyFile = `${bank.dataDir}.key`;
    const key = (verb: string) =>
      bankCommand(['key', verb], { DATABASE_URL: place.databaseUrl ?? '', BANK_KEY_FILE: keyFile });
    const issueCard = ({ token }: Customer, call = bank.call) =>
      call('POST', '/api/card/generate', { token, body: { cardType: 'debit' } });
    const cardsOf = async ({ token, password }: Customer, call = bank.call) =>
      (await call('POST', '/api/card/reveal', { token, body: { password } })).body;
    const sealedOf = async (customer: Customer) => {
      const { body } = await bank.call('GET', '/api/users/user', { token: customer.token });
      const { status, bytes } = await bank.call('GET', body.idDocument);
      const page = await bank.call('GET', `${body.idDocument.replace(/\/signed.*/, '')}/pages/1`, {
        token: customer.token,
      });
      const { body: application } = await bank.call('GET', '/api/loans/saved', {
        token: customer.token,
      });
      return { cards: await cardsOf(customer), status, bytes, page: page.bytes, application };
    };
    const form = profileForm(
      { fullName: 'Alice Ames', email: alice.email, phone: '+1 212 555 0142' },
      { idDocument: plainPdf() },
    );
    await bank.call('POST', '/api/users/profile', { token: alice.token, form });
    expect((await issueCard(alice)).status).toBe(201);
    expect(
      (
        await bank.call('PUT', '/api/loans/saved', {
          token: alice.token,
          body: { loanAmount: '12,000' },
        })
      ).status,
    ).toBe(200);
    const careful = await registerCustomer(bank.call, 'two.step');
    const app = await turnOn(bank.call, careful);
    const before = await sealedOf(alice);
    expect(before.status).toBe(200);
    const oldKey = readFileSync(keyFile, 'utf8').trim();
    const [a, b] = bank.servers;

    await key('add');
    await bank.reloadKeys();
    await key('use');
    await a.reloadKeys();
    // The second server opens what the first seals with the new key, before it seals with it too.
    expect((await issueCard(bruno, a.call)).status).toBe(201);
    expect(await cardsOf(bruno, b.call)).toEqual(await cardsOf(bruno, a.call));
    await b.reloadKeys();

    await expect(key('drop')).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /still seals 1 card numbers, 1 files, 1 pages of PDFs, 1 authenticator apps and 1 saved loan/,
      ),
    });
    expect(
      (
        await bank.call('POST', '/api/sandbox/clock', {
          token: bank.admin.token,
          body: { advance: 'PT1M' },
        })
      ).status,
    ).toBe(200);
    expect(await key('status')).toMatch(
      /older {3}seals 0 card numbers, 0 files, 0 pages of PDFs, 0 authenticator apps and 0 saved.*\n.*newest {2}seals 2 card numbers, 1 files, 1 pages of PDFs, 1 authenticator apps and 1 saved/,
    );
    expect(await sealedOf(alice)).toEqual(before);
    // The trail is signed with the newest key from then on, by either server.
    const [, publicKey] = /newest .*as ed25519:(\S+)/.exec(await key('status')) ?? [];
    const tables = await openDatabase({
      dataDir: '',
      databaseUrl: place.databaseUrl,
      as: 'tool',
      migrates: false,
    });
    const newestSignature = async () => {
      const { rows } = await tables.query<{ publicKey: Buffer | null }>(
        'SELECT public_key AS "publicKey" FROM audit_block ORDER BY number DESC LIMIT 1',
      );
      return rows[0]?.publicKey?.toString('base64url');
    };
    await expect.poll(newestSignature, { timeout: 30_000 }).toBe(publicKey);
    await tables.close();

    await key('drop');
    expect(readFileSync(keyFile, 'utf8')).not.toContain(oldKey);
    await bank.reloadKeys();
    expect(await sealedOf(alice)).toEqual(before);
    // Passwords hang on a key that outlives it.
    await signIn(bank.call, alice.username, alice.password);
    // So do recovery codes; the secret of an app was sealed again.
    for (const code of [codeOf(app.secret, 1), app.recoveryCodes[0]])
      expect(
        (
          await bank.call('POST', '/api/users/login', {
            body: { username: careful.username, password: careful.password, code },
          })
        ).status,
      ).toBe(200);
  });

  test('restarted in turn under load, no payment is refused, lost or doubled [L-347]', async () => {
    const before = (await receivedBy(bruno)).length;
    const paid: string[] = [];
    const troubles: unknown[] = [];
    let done = false;
    const payOnAndOn = async () => {
      while (!done) {
        const key = randomUUID();
        // As every client should: what has no clear answer is asked for again, under the same key.
        for (;;) {
          const { status, body } = await pay(key).catch((error: unknown) => ({
            status: 0,
            body: String(error),
          }));
          if (status === 201) break;
          troubles.push([status, body]);
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
    // The proxy turned away from each server in time, so no client had to ask twice.
    expect(troubles).toEqual([]);
    const received = await receivedBy(bruno);
    expect(received).toHaveLength(before + paid.length);
    expect(received.slice(0, paid.length).toSorted()).toEqual(paid.toSorted());
  });
});
