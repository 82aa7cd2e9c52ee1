import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { injectedCalls, type Call } from '../../fixtures/bank-client.ts';
import { expectStatus, fund, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { createApp } from '../../server/app.ts';
import { createChangeWatch } from '../../server/services/changes/change-watch.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
/** Calls to another server of the same bank. */
let callOther: Call;
let closeOther: () => Promise<void>;
/** Where the first one answers: who leaves is seen only over a real connection. */
let origin: string;

beforeAll(async () => {
  // Each server counts its own connections; the second one is opened here.
  testBank = await openTestBank(undefined, { BANK_TEST_SERVERS: '1' });
  await testBank.stopJobs();
  origin = await testBank.app.listen({ port: 0, host: '127.0.0.1' });
  const bank = await testBank.openSecondServer();
  const app = await createApp({ bank, worker: testBank.worker, webFolder: undefined });
  callOther = injectedCalls(app);
  closeOther = () => app.close();
});
afterAll(async () => {
  await closeOther();
  await testBank.close();
});

interface Watching {
  /** The topics heard so far. */
  heard: string[];
  /** Waits until this number of topics was heard. */
  until(count: number): Promise<void>;
  /** Resolves when the server ends it. */
  ended: Promise<unknown>;
  leave(): void;
}

const open: Watching[] = [];
afterEach(() => {
  for (const watching of open.splice(0)) watching.leave();
});

/** Opens the call as a page does, until the server says that it watches. */
async function watch(token: string, missed = 0): Promise<Watching> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/changes?missed=${missed}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const body = Readable.fromWeb(answer.body as ReadableStream);
  // A listener who leaves breaks it off.
  body.on('error', () => undefined);
  const heard: string[] = [];
  const watching = {
    heard,
    async until(count: number) {
      const signal = AbortSignal.timeout(10_000);
      while (heard.length < count) await once(body, 'data', { signal });
    },
    ended: new Promise((resolve) => body.once('end', resolve)),
    leave: () => leaving.abort(),
  };
  open.push(watching);
  body.on('data', (chunk: Buffer) => {
    for (const [, topic = ''] of chunk.toString().matchAll(/event: changed\ndata: (\w+)\n\n/g))
      heard.push(topic);
  });
  await once(body, 'data');
  return watching;
}

const clerk = () => testBank.cast.admin;

/** Credits a customer by the other server. */
const credit = async (customer: Customer) => await fund(callOther, clerk(), customer, 5);

test('what staff do on another server is heard by its customer only', async () => {
  const { alice, bruno } = testBank.cast;
  const [hers, his] = [await watch(alice.token), await watch(bruno.token)];
  await credit(alice);
  await hers.until(1);
  // It opens with the next comparison: by then he would have heard it too.
  await watch(clerk().token);
  expect([hers.heard, his.heard]).toEqual([['own'], []]);
});

test('money from another customer is heard by the one who gets it', async () => {
  const { alice, bruno } = testBank.cast;
  const his = await watch(bruno.token);
  const body = localTransferBody(alice, { name: bruno.username, account: bruno.savings.number }, 5);
  expectStatus(await callOther('POST', '/api/transfers/local', { token: alice.token, body }), 201);
  await his.until(1);
  expect(his.heard).toEqual(['own']);
});

test('a look of the staff is not said to the one whom they looked at', async () => {
  const { alice, bruno } = testBank.cast;
  const [hers, his] = [await watch(alice.token), await watch(bruno.token)];
  const { token } = clerk();
  expectStatus(await callOther('GET', `/api/admin/users/${alice.id}`, { token }), 200);
  await credit(bruno);
  await his.until(1);
  expect(hers.heard).toEqual([]);
});

test('a case that comes to a queue is heard by staff', async () => {
  const theirs = await watch(clerk().token);
  const body = {
    firstName: 'Ines',
    lastName: 'Marsh',
    email: 'ines@mail.example',
    subject: 'Opening hours',
    message: 'Are you open on Saturday?',
    privacyConsent: true,
  };
  expectStatus(await callOther('POST', '/api/messages', { body }), 201);
  await theirs.until(1);
  expect(theirs.heard).toEqual(['queues']);
});

test('what changed while nothing was heard is said at once', async () => {
  const { alice } = testBank.cast;
  await credit(alice);
  const late = await watch(alice.token, 60);
  await late.until(1);
  expect(late.heard).toEqual(['own']);
  expect((await watch(alice.token)).heard).toEqual([]);
});

test('what was missed counts from when a page asked, however late the bank looks', async () => {
  const { alice } = testBank.cast;
  await credit(alice);
  let now = Temporal.Now.instant();
  const bank = { ...testBank.bank, clock: { ...testBank.bank.clock, now: () => now } };
  const changes = createChangeWatch(bank, async () => '');
  const heard: string[] = [];
  const looked = new Promise<void>((resolve) => {
    changes.add({
      personId: alice.id,
      missedSeconds: 5,
      onReady: resolve,
      onChange: (topic) => heard.push(topic),
      onEnd: () => undefined,
    });
  });
  now = now.add({ seconds: 60 });
  await looked;
  changes.close();
  expect(heard).toEqual(['own']);
});

test('it ends with its session, before a word of what happens then', async () => {
  const { alice } = testBank.cast;
  const token = await testBank.freshToken(alice);
  const [over, lives] = [await watch(token), await watch(alice.token)];
  expectStatus(await callOther('POST', '/api/users/logout', { token }), 204);
  await credit(alice);
  await over.ended;
  await lives.until(1);
  expect(over.heard).toEqual([]);
});

test('one person holds twelve connections at most; one that ends makes room', async () => {
  const { bruno } = testBank.cast;
  await Promise.all(Array.from({ length: 12 }, () => watch(bruno.token)));
  const { status, body } = await testBank.call('GET', '/api/changes', { token: bruno.token });
  expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
  open[0]?.leave();
  const statusOfOneMore = async () =>
    (await testBank.call('GET', '/api/changes', { token: bruno.token })).status;
  // A busy server hears of a closed connection late.
  await expect.poll(statusOfOneMore, { timeout: 10_000 }).toBe(200);
});

test('who leaves before the answer begins holds no connection', async () => {
  const { alice } = testBank.cast;
  const leave = async (_: unknown, ms: number) => {
    const signal = AbortSignal.timeout(ms);
    const headers = { authorization: `Bearer ${alice.token}` };
    await fetch(`${origin}/api/changes`, { headers, signal }).then(
      ({ body }) => body?.cancel(),
      () => undefined,
    );
  };
  await Promise.all(Array.from({ length: 40 }, leave));
  const openTwelve = async () => {
    const tries = Array.from({ length: 12 }, () => watch(alice.token));
    const opened = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    for (const watching of open.splice(0)) watching.leave();
    return opened.length;
  };
  await expect.poll(openTwelve, { timeout: 10_000 }).toBe(12);
});

test('a server that stops ends them, and closes', async () => {
  const theirs = await watch(testBank.cast.alice.token);
  testBank.bank.beginStop();
  await theirs.ended;
  const { status, body } = await testBank.call('GET', '/api/changes', {
    token: testBank.cast.alice.token,
  });
  expect([status, body.code]).toEqual([503, 'BUSY']);
});
