import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { injectedCalls, type Answer, type Call } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  expectStatus,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { createApp } from '../../server/app.ts';
import { storeFile } from '../../server/services/files/stored-file.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { slowPdf } from '../support/slow-pdf.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
let greedy: Customer;
let other: Customer;
let picture: Buffer;
const slow = slowPdf();
beforeAll(async () => {
  bank = await openTestBank(undefined, {
    BANK_TEST_SERVERS: '1',
    BANK_TRUSTED_PROXIES: '127.0.0.1',
  });
  await bank.withoutLimits();
  await bank.stopJobs();
  await bank.app.listen({ port: 0, host: '127.0.0.1' });
  greedy = await registerCustomer(bank.call, 'greedy');
  other = await registerCustomer(bank.call, 'other');
  picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  // Both processes of the inspector have been started, as they are on a working day.
  expectStatus(await sendPicture(other, otherCall), 200);
  expectStatus(await pageOf(other, otherCall, await keptBefore(other, plainPdf())), 200);
});
afterAll(() => bank.close());

/** Calls from an address: a customer has one of their own, unless it is said. */
const from =
  (address: string): Call =>
  (method, path, options = {}) =>
    injectedCalls(bank.app)(method, path, {
      ...options,
      headers: { 'x-forwarded-for': address, ...options.headers },
    });
const [greedyCall, otherCall] = [from('203.0.113.7'), from('198.51.100.8')];

const sendPicture = (who: Customer, call: Call) =>
  call('PUT', '/api/users/profile-image', {
    token: who.token,
    form: profileForm({}, { profileImage: picture }),
  });

const sendDocument = (who: Customer, call: Call, attachment1: Buffer) =>
  call('POST', '/api/users/messages', {
    token: who.token,
    form: profileForm(
      { subject: 'A document', message: `The one of ${Math.random()}`, privacyConsent: 'true' },
      { attachment1 },
    ),
  });

/** A PDF that was handed in before pages were kept as pictures. */
const keptBefore = (who: Customer, bytes: Buffer): Promise<string> =>
  bank.bank.db.tx((tx) =>
    storeFile(tx, bank.bank, {
      ownerId: who.id,
      purpose: 'message',
      file: { mediaType: 'application/pdf', bytes },
    }),
  );

const pageOf = (who: Customer, call: Call, id: string, page = 1) =>
  call('GET', `/api/files/${id}/pages/${page}`, { token: who.token });

const statementOf = (who: Customer, call: Call) => {
  const month = bank.bank.clock.businessDay().slice(0, 7);
  return call('GET', `/api/statements/${who.savings.number}/${month}.pdf`, { token: who.token });
};

const register = (username: string, call: Call) =>
  call('POST', '/api/users/register', {
    body: { username, email: `${username}@mail.example`, password: castPassword },
  });

const signIn = (username: string, call: Call) =>
  call('POST', '/api/users/login', {
    body: { username, email: username, password: castPassword },
  });

interface SharedWorker {
  /** The most that one customer, or one network, asks of it at the same moment. */
  most: () => Promise<Answer>[];
  others: () => Promise<Answer>;
  says: number;
}

const many = (count: number, send: (index: number) => Promise<Answer>) =>
  Array.from({ length: count }, (_, index) => send(index));

const sharedWorkers: Record<string, SharedWorker> = {
  'pictures that are handed in': {
    most: () => many(60, () => sendPicture(greedy, greedyCall)),
    others: () => sendPicture(other, otherCall),
    says: 200,
  },
  'documents that take long, at the inspector of pictures': {
    most: () => many(8, () => sendDocument(greedy, greedyCall, slow)),
    others: () => sendPicture(other, otherCall),
    says: 200,
  },
  statements: {
    most: () => many(60, () => statementOf(greedy, greedyCall)),
    others: () => statementOf(other, otherCall),
    says: 200,
  },
  'passwords of who signs up': {
    most: () => many(120, (index) => register(`greedy.${index}`, greedyCall)),
    others: () => register('other.two', otherCall),
    says: 201,
  },
  'passwords of who signs in': {
    most: () => many(200, (index) => signIn(`nobody.${index}`, greedyCall)),
    others: () => signIn(other.username, otherCall),
    says: 200,
  },
};

const answeredWithinMs = 5_000;

describe('with one customer at their limit, another is answered within five seconds [T-03 V2.4.1 V15.2.2]', () => {
  async function expectSoon(send: () => Promise<Answer>, status: number): Promise<void> {
    const askedMs = performance.now();
    const answer = await send();
    expect(said(answer)).toEqual([status, undefined]);
    expect(performance.now() - askedMs).toBeLessThan(answeredWithinMs);
  }

  test.each(Object.entries(sharedWorkers))('%s', async (_what, { most, others, says }) => {
    const all = most();
    // One more than may wait is refused at once: then as many wait as can.
    await Promise.race(all);
    await expectSoon(others, says);
    await Promise.all(all);
  });

  test('documents of before, which are drawn at the first look', async () => {
    const long = await keptBefore(greedy, slow);
    const plain = await keptBefore(other, plainPdf());
    let given = 0;
    const all = many(33, async () => {
      const answer = await pageOf(greedy, greedyCall, long);
      if (answer.status === 422) given += 1;
      return answer;
    });
    await Promise.race(all);
    const before = given;
    const page = pageOf(other, otherCall, plain).then(({ status }) => [status, given - before]);
    await expectSoon(() => sendPicture(other, otherCall), 200);
    const [status, waitedFor] = await page;
    expect(status).toBe(200);
    // The one at work when it came, and one more that ended while its answer was on the way.
    expect(waitedFor).toBeLessThanOrEqual(2);
    expect(new Set(statuses(await Promise.all(all)))).toEqual(new Set([422, 429]));
  });

  test('forms that arrive slowly and fill the memory for uploads', async () => {
    const { port } = bank.app.server.address() as AddressInfo;
    const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, 0x20);
    const begun = Array.from({ length: 8 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        'POST /api/deposits/checks HTTP/1.1\r\nHost: bank\r\nX-Forwarded-For: 203.0.113.7\r\n' +
          `Authorization: Bearer ${greedy.token}\r\nContent-Length: 20000000\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="front"; filename="a.jpg"\r\n\r\n',
      );
      socket.write(megabytes(9));
      return socket;
    });
    // All of it is in use once one of them is refused for it.
    const refused = Promise.withResolvers<void>();
    for (const socket of begun)
      socket.on('data', (chunk: Buffer) => {
        if (chunk.toString().startsWith('HTTP/1.1 503')) refused.resolve();
      });
    await refused.promise;
    await expectSoon(() => sendPicture(other, otherCall), 200);
    for (const socket of begun) socket.destroy();
  });
});

describe('a document that takes too long', () => {
  test('is refused by name when it is handed in, with what to do, and nothing of it is kept', async () => {
    const answer = await sendDocument(greedy, greedyCall, slow);
    expect(said(answer)).toEqual([422, 'FILE_TOO_SLOW']);
    expect(answer.body.message).toMatch(/take a photo .* simple PDF/);
    expect(answer.body.fields).toEqual({ attachment1: answer.body.message });
    const { body } = await otherCall('GET', '/api/users/messages', { token: greedy.token });
    expect(body.conversations).toEqual([]);
  });

  test('is refused by the number of its pages, too, before one is drawn', async () => {
    const answer = await sendDocument(greedy, greedyCall, plainPdf(51));
    expect(said(answer)).toEqual([413, 'FILE_TOO_LONG']);
    expect(answer.body.message).toContain('more than 50 pages');
  });
});

test('pages whose reader has hung up are not drawn', async () => {
  const id = await keptBefore(greedy, plainPdf(5));
  const end = Promise.withResolvers<void>();
  const holder = { person: 'holder', network: 'holder', gone: undefined };
  const held = bank.bank.inspector.drawings(holder, () => end.promise);
  const { server } = bank.app;
  const { port } = server.address() as AddressInfo;
  const closed: Promise<void>[] = [];
  // A reader who hangs up resets the connection: that is an error of the socket, and its end.
  const awaitEnd = (socket: Socket) => {
    const closing = Promise.withResolvers<void>();
    socket.once('close', () => closing.resolve());
    closed.push(closing.promise);
  };
  server.on('connection', awaitEnd);
  const looks = Array.from({ length: 5 }, (_, index) =>
    get(`http://127.0.0.1:${port}/api/files/${id}/pages/${index + 1}`, {
      agent: false,
      headers: { authorization: `Bearer ${greedy.token}` },
    }).on('error', () => undefined),
  );
  // One of five is refused when the other four are in line.
  const [refused] = await Promise.race(looks.map((look) => once(look, 'response')));
  expect(refused.statusCode).toBe(429);
  for (const look of looks) look.destroy();
  await Promise.all(closed);
  server.off('connection', awaitEnd);
  end.resolve();
  await held;
  // The person who comes now comes behind all of them.
  const next = await keptBefore(other, plainPdf());
  expect((await pageOf(other, otherCall, next)).status).toBe(200);
  const kept = async (file: string) => {
    const sql = 'SELECT FROM stored_page WHERE file_id = $1';
    return (await bank.bank.db.query(sql, [file])).rows.length;
  };
  expect([await kept(id), await kept(next)]).toEqual([0, 1]);
});

describe('where as many pages hear of changes as can', () => {
  const most = 24;
  let origin: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { bank: same, worker } = bank;
    const app = await createApp({ bank: same, worker, webFolder: undefined, mostWatching: most });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    close = () => app.close();
  });
  const open: AbortController[] = [];
  afterEach(() => {
    for (const leaving of open.splice(0)) leaving.abort();
  });
  afterAll(() => close());

  async function watch({ token }: Customer, address: string) {
    const leaving = new AbortController();
    open.push(leaving);
    const { status, body } = await fetch(`${origin}/api/changes?missed=0`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      signal: leaving.signal,
    });
    if (status !== 200) return { status, hasEnded: () => true };
    const events = Readable.fromWeb(body as ReadableStream).on('error', () => undefined);
    let hasEnded = false;
    events.once('close', () => (hasEnded = true));
    await once(events, 'data');
    return { status, hasEnded: () => hasEnded };
  }

  test('accounts of one address shut nobody out: who comes has the place of one of them', async () => {
    const [first, second, third] = [
      greedy,
      await registerCustomer(bank.call, 'greedy.too'),
      await registerCustomer(bank.call, 'greedy.three'),
    ];
    const held = await Promise.all(
      [first, second].flatMap((who) =>
        Array.from({ length: most / 2 }, () => watch(who, '203.0.113.7')),
      ),
    );
    const endedOf = () => held.filter(({ hasEnded }) => hasEnded()).length;
    expect(endedOf()).toBe(0);
    const mine = await watch(other, '198.51.100.8');
    expect(mine.status).toBe(200);
    await expect.poll(endedOf).toBe(1);
    // One more account of the same address takes a place of that address, not of another.
    expect((await watch(third, '203.0.113.7')).status).toBe(200);
    await expect.poll(endedOf).toBe(2);
    expect(mine.hasEnded()).toBe(false);
  });
});

test('one person reads a few files of entries at the same time; one that ends makes room', async () => {
  const { port } = bank.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const ask = (signal = leaving.signal) =>
    fetch(`http://127.0.0.1:${port}/api/accounts/${greedy.savings.number}/entries.csv`, {
      headers: { authorization: `Bearer ${greedy.token}` },
      signal,
    });
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  for (const { status } of answers) expect([200, 429]).toContain(status);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect((await ask()).status).toBe(200);
});

test('many requests of one person at the same moment are all answered', async () => {
  const answers = await atOnce(60, () =>
    greedyCall('GET', '/api/users/user', { token: greedy.token }),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  expectStatus(await otherCall('GET', '/api/users/user', { token: other.token }), 200);
});
