import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import {
  startTraceCollector,
  type ReceivedSpan,
  type TraceCollector,
} from '../support/trace-collector.ts';

const path = '/api/transfers/local';
const kinds = { internal: 1, server: 2, client: 3 } as const;

/** Says on standard output which files of the traces a process loads. */
const saysWhatItLoads = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (/services\\/traces/.test(url)) console.log('LOADED ' + url);
    return next(url, context);
  } });`,
)}`;

interface Paid {
  alice: Customer;
  bruno: Customer;
}

async function twoPeople({ call, admin }: BankServer): Promise<Paid> {
  const alice = await registerCustomer(call, 'alice.ames');
  const bruno = await registerCustomer(call, 'bruno.bell');
  await fund(call, admin, alice, 10_000_000, 'Savings Account');
  return { alice, bruno };
}

/** Sent for a client by a proxy that the operator named. */
const byProxy = { 'x-forwarded-for': '203.0.113.7' };

const newTraceId = () => randomUUID().replaceAll('-', '');

const payWith = (
  { call }: BankServer,
  { alice, bruno }: Paid,
  {
    amountMinor = 1,
    traceparent = '',
    by = byProxy,
  }: { amountMinor?: number; traceparent?: string; by?: Record<string, string> } = {},
) =>
  call('POST', path, {
    token: alice.token,
    body: localTransferBody(
      alice,
      { name: 'Bruno Bellweather', account: bruno.checking.number },
      amountMinor,
      { reference: 'RentForNovember' },
    ),
    headers: { 'idempotency-key': randomUUID(), ...(traceparent && { traceparent, ...by }) },
  });

describe('a bank that sends its traces', () => {
  let collector: TraceCollector;
  let server: BankServer;
  let people: Paid;
  let figuresAt: string;
  beforeAll(async () => {
    collector = await startTraceCollector();
    const port = await findFreePort();
    figuresAt = `http://127.0.0.1:${port}/metrics`;
    server = await startBankServer({
      BANK_RATE_LIMIT: 'off',
      BANK_TRACES_URL: collector.url,
      BANK_TRUSTED_PROXIES: '127.0.0.1, ::1',
      BANK_METRICS_PORT: String(port),
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import=${saysWhatItLoads}`,
    });
    people = await twoPeople(server);
  });
  afterAll(async () => {
    await server.close();
    await collector.close();
  });

  const received = async (find: (spans: ReceivedSpan[]) => ReceivedSpan[], count = 1) =>
    await vi.waitFor(() => {
      const found = find(collector.spans());
      expect(found.length).toBeGreaterThanOrEqual(count);
      return found;
    }, 10_000);
  const ofTrace = (traceId: string) => (spans: ReceivedSpan[]) =>
    spans.filter((span) => span.traceId === traceId);

  test('a payment is one trace, from its request over its batch to bank_post', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const callerId = 'b7ad6b7169203331';
    const answer = await payWith(server, people, { traceparent: `00-${traceId}-${callerId}-01` });
    expect(answer.status).toBe(201);
    const [request] = await received((spans) =>
      ofTrace(traceId)(spans).filter(({ kind }) => kind === kinds.server),
    );
    const spans = ofTrace(traceId)(collector.spans());
    expect(request).toMatchObject({ parentSpanId: callerId, name: `POST ${path}` });
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': path,
      'http.response.status_code': '201',
      'server.address': 'localhost',
      'url.scheme': 'http',
      'larkmoor.request_id': expect.any(String),
    });
    const batch = spans.find(({ name }) => name === 'ledger batch');
    expect(batch).toMatchObject({
      parentSpanId: request?.spanId,
      kind: kinds.internal,
      links: [{ traceId, spanId: request?.spanId }],
    });
    const post = spans.find(({ name }) => name.startsWith('bank_post'));
    expect(post).toMatchObject({
      parentSpanId: batch?.spanId,
      kind: kinds.client,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': post?.name },
    });
    // A statement says nothing but its name.
    for (const { kind, name, attributes } of spans)
      if (kind === kinds.client)
        expect(attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': name });
    // The request is the parent of its other statements; they may be sent apart, and come later.
    const read = await received((all) =>
      ofTrace(traceId)(all).filter(
        ({ kind, spanId }) => kind === kinds.client && spanId !== post?.spanId,
      ),
    );
    expect(new Set(read.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([request?.spanId]),
    );
    const fields = `"trace_id":"${traceId}","span_id":"${request?.spanId}"`;
    await vi.waitFor(() => expect(server.output()).toContain(fields), 5_000);
  });

  test('the line of a request has its trace, also where no route answers', async () => {
    const traceId = newTraceId();
    const answer = await server.call('GET', '/api/nowhere', {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, ...byProxy },
    });
    expect(answer.status).toBe(404);
    await vi.waitFor(
      () => expect(server.output()).toMatch(new RegExp(`"status":404.*"trace_id":"${traceId}"`)),
      5_000,
    );
  });

  test('each of many payments at once is linked with its batch', async () => {
    const traceIds = Array.from({ length: 12 }, () => newTraceId());
    await Promise.all(
      traceIds.map((traceId) =>
        payWith(server, people, { traceparent: `00-${traceId}-b7ad6b7169203331-01` }),
      ),
    );
    const isOurs = ({ traceId }: { traceId: string }) => traceIds.includes(traceId);
    const requests = await received(
      (spans) => spans.filter((span) => isOurs(span) && span.kind === kinds.server),
      12,
    );
    const batches = collector
      .spans()
      .filter((span) => isOurs(span) && span.name === 'ledger batch');
    expect(new Set(batches.flatMap(({ links = [] }) => links.map(({ spanId }) => spanId)))).toEqual(
      new Set(requests.map(({ spanId }) => spanId)),
    );
    for (const { traceId, links = [] } of requests)
      expect(
        batches.some((batch) => batch.traceId === traceId) ||
          batches.some(({ spanId }) => links.some((link) => link.spanId === spanId)),
      ).toBe(true);
  });

  test('a run of a job is a trace with its statements', async () => {
    const [run] = await received((spans) => spans.filter(({ name }) => name === 'job mail'));
    expect(run?.parentSpanId).toBeUndefined();
    const statements = ofTrace(run?.traceId ?? '')(collector.spans()).filter(
      ({ kind }) => kind === kinds.client,
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every(({ parentSpanId }) => parentSpanId === run?.spanId)).toBe(true);
  });

  test('no name, number, amount, token or query of a customer is in what is sent', async () => {
    await payWith(server, people, { amountMinor: 4_815_162 });
    const asked = await server.call('GET', `/api/transactions?search=Quarterstaff`, {
      token: people.alice.token,
    });
    expect(asked.status).toBeLessThan(500);
    const one = await server.call('GET', `/api/accounts/${people.alice.checking.number}/nothing`);
    expect(one.status).toBe(404);
    const traceId = newTraceId();
    await payWith(server, people, { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
    await received(ofTrace(traceId), 3);
    const words = collector.words();
    for (const { token, id, username, checking, savings } of [people.alice, people.bruno])
      for (const secret of [token, id, username, checking.number, savings.number])
        expect(words).not.toContain(secret);
    for (const secret of [
      server.admin.password,
      server.admin.token,
      'Bellweather',
      'RentForNovember',
      'Quarterstaff',
      '4815162',
      '48151.62',
      '48,151.62',
    ])
      expect(words).not.toContain(secret);
  });

  test('a traceparent that is not valid is not followed', async () => {
    const [zero, upper, more] = ['0'.repeat(32), 'A'.repeat(32), newTraceId()];
    for (const traceparent of [
      `00-${zero}-b7ad6b7169203331-01`,
      `00-${upper}-b7ad6b7169203331-01`,
      `ff-${more}-b7ad6b7169203331-01`,
      `00-${more}-b7ad6b7169203331-01-more`,
      'Bellweather',
    ])
      expect((await payWith(server, people, { traceparent })).status).toBe(201);
    const traceId = newTraceId();
    await payWith(server, people, { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
    await received(ofTrace(traceId), 3);
    expect(collector.words()).not.toContain('Bellweather');
    expect([more, zero, upper].flatMap((id) => ofTrace(id)(collector.spans()))).toEqual([]);
  });

  test('a caller hides no request from the traces, and puts none into the trace of another', async () => {
    const [proxied, chosen] = [newTraceId(), newTraceId()];
    await payWith(server, people, { traceparent: `00-${proxied}-b7ad6b7169203331-00` });
    await received(ofTrace(proxied), 3);
    const payments = (spans: ReceivedSpan[]) => spans.filter(({ name }) => name === `POST ${path}`);
    const before = payments(collector.spans()).length;
    for (const flags of ['00', '01'])
      await payWith(server, people, {
        traceparent: `00-${chosen}-b7ad6b7169203331-${flags}`,
        by: {},
      });
    const direct = (await received(payments, before + 2)).slice(before);
    expect(direct.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined]);
    expect(ofTrace(chosen)(collector.spans())).toEqual([]);
  });

  test('only then the files of it are loaded', () => {
    expect(server.output()).toMatch(/LOADED .*open-traces/);
  });

  test('a collector that hangs delays no payment', async () => {
    collector.hang();
    await payWith(server, people);
    await vi.waitFor(() => expect(collector.hanging()).toBe(1), 10_000);
    // The collector has a request of the bank and never answers it.
    for (let payment = 1; payment <= 5; payment += 1)
      expect((await payWith(server, people)).status).toBe(201);
    expect(collector.hanging()).toBe(1);
    const figures = await (await fetch(figuresAt)).text();
    expect(figures).toMatch(/^larkmoor_trace_spans_sent_total [1-9]/m);
    expect(figures).toMatch(/^larkmoor_trace_spans_dropped_total 0$/m);
  });
});

test('a collector that is away fails no payment, and what is lost is counted', async () => {
  const [port, nowhere] = [await findFreePort(), await findFreePort()];
  const server = await startBankServer({
    BANK_RATE_LIMIT: 'off',
    BANK_TRACES_URL: `http://127.0.0.1:${nowhere}/v1/traces`,
    BANK_METRICS_PORT: String(port),
  });
  onTestFinished(() => server.close());
  const people = await twoPeople(server);
  expect((await payWith(server, people)).status).toBe(201);
  await vi.waitFor(async () => {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figures).toMatch(/^larkmoor_trace_spans_dropped_total [1-9]/m);
  }, 10_000);
  expect((await payWith(server, people)).status).toBe(201);
  expect(server.output().split('the collector of traces takes none')).toHaveLength(2);
  expect(await server.stop()).toBe(0);
});

test('a bank without a collector loads nothing of its traces and writes no trace_id', async () => {
  const server = await startBankServer({
    BANK_RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=${saysWhatItLoads}`,
  });
  onTestFinished(() => server.close());
  const people = await twoPeople(server);
  expect((await payWith(server, people)).status).toBe(201);
  await vi.waitFor(() => expect(server.output()).toContain(`"route":"${path}"`), 5_000);
  expect(server.output()).not.toContain('LOADED');
  expect(server.output()).not.toContain('trace_id');
});
