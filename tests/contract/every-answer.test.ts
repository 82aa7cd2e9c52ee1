import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  injectedCalls,
  type Answer,
  type Call,
  type CallOptions,
} from '../../fixtures/bank-client.ts';
import { answers } from '../../contract/calls/said.ts';
import { createApp } from '../../server/app.ts';
import { refuse } from '../../server/base/refusal.ts';
import { pathsOfTheInside } from '../support/paths-of-the-inside.ts';
import { unlikeItsSchema, openNodes, type JsonSchema } from '../support/json-schema.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { expectAssetHeaders, expectSecurityHeaders } from '../support/security-headers.ts';
import { makeCases, type StaffCases } from '../support/one-of-each-case.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

const webFolder = join(import.meta.dirname, '..', '..', 'dist', 'web');

let bank: TestBank;
let app: FastifyInstance;
/** Like `bank.call`, of a server that has the built pages, too. */
let call: Call;
let origin: string;
let cases: StaffCases;
beforeAll(async () => {
  // Reached by https, through a proxy that ends it.
  bank = await openTestBank(undefined, {
    BANK_PUBLIC_URL: 'https://localhost:3443',
    BANK_TRUSTED_PROXIES: '192.0.2.1',
    LOG_LEVEL: 'silent',
  });
  await bank.withoutLimits();
  app = await createApp({ bank: bank.bank, worker: bank.worker, webFolder });
  app.get('/api/fails', async () => {
    throw new Error('nobody foresaw this at /work/secret-place');
  });
  app.get('/api/is-busy', async () => refuse('BUSY'));
  call = injectedCalls(app);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  cases = await makeCases(bank);
});
afterAll(async () => {
  await app.close();
  await bank.close();
});

const ofAssets = new Set(['a file of the pages', 'the same, unchanged']);

/** One answer of each kind, in the order in which they can be had. */
async function answersOfEachKind(): Promise<[what: string, status: number, answer: Answer][]> {
  const { alice } = bank.cast;
  const page = await call('GET', '/');
  const asset = `/assets/${readdirSync(join(webFolder, 'assets')).find((name) => name.endsWith('.js'))}`;
  const script = await call('GET', asset);
  const unchanged = await call('GET', asset, {
    headers: { 'if-none-match': String(script.headers['etag']) },
  });
  const kinds: [string, number, Answer][] = [
    ['a page', 200, page],
    ['a file of the pages', 200, script],
    ['the same, unchanged', 304, unchanged],
    ['an answer of the API', 200, await call('GET', '/api/users/user', { token: alice.token })],
    [
      'no JSON',
      400,
      await call('POST', '/api/users/login', {
        body: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ],
    ['nobody signed in', 401, await call('GET', '/api/users/user')],
    ['another role', 403, await call('GET', '/api/admin/users', { token: alice.token })],
    ['no file of the pages', 404, await call('GET', '/assets/gone-0000000.js')],
    ['a page of nobody', 404, await call('GET', '/nowhere')],
    ['a call of nobody', 404, await call('GET', '/api/nowhere')],
    ['another method', 405, await call('DELETE', '/api/users/user', { token: alice.token })],
    [
      'too much',
      413,
      await call('POST', '/api/users/login', { body: { username: 'x'.repeat(1_000_000) } }),
    ],
    [
      'another media type',
      415,
      await call('POST', '/api/users/login', {
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
    ],
    ['what nobody foresaw', 500, await call('GET', '/api/fails')],
  ];
  const signIn = {
    body: { username: 'nobody.at.all', email: 'nobody.at.all', password: 'wrong-guess' },
  };
  bank.bank.config.limits = true;
  for (let count = 0; count < 5; count += 1) await call('POST', '/api/users/login', signIn);
  kinds.push(['too many tries', 429, await call('POST', '/api/users/login', signIn)]);
  await bank.withoutLimits();
  kinds.push(['no room at present', 503, await call('GET', '/api/is-busy')]);
  return kinds;
}

describe('every answer', () => {
  test('has every security header, and names no software [S-45 S-56]', async () => {
    const kinds = await answersOfEachKind();
    expect(kinds.map(([what, , { status }]) => [what, status])).toEqual(
      kinds.map(([what, status]) => [what, status]),
    );
    for (const [what, , { headers, body }] of kinds) {
      if (ofAssets.has(what)) expectAssetHeaders(headers, what);
      else expectSecurityHeaders(headers, what);
      for (const name of ['server', 'x-powered-by', 'via'])
        expect(headers[name], `${what}: ${name}`).toBeUndefined();
      expect(JSON.stringify(body ?? ''), what).not.toMatch(
        /nobody foresaw|secret-place|node_modules|\.ts:\d|fastify|postgres/i,
      );
    }
  });

  test('is for our own pages: a foreign one may read nothing [S-54]', async () => {
    for (const foreign of [
      'https://evil.example',
      'null',
      'https://localhost.evil.example:3443',
      'http://localhost:3443',
    ]) {
      const asking = {
        origin: foreign,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      };
      for (const [method, path] of [
        ['GET', '/'],
        ['GET', '/api/bank'],
        ['GET', '/api/users/user'],
        ['OPTIONS', '/api/users/user'],
        ['OPTIONS', `/api/admin/users/${bank.cast.alice.id}/accounts/fund`],
        ['POST', '/api/users/login'],
      ] as const) {
        const { status, headers } = await call(method, path, {
          token: bank.cast.alice.token,
          headers: asking,
        });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual(
          [],
        );
        if (method === 'OPTIONS') expect(status).toBe(405);
      }
    }
  });

  test('is to a method we list; any other is refused, also of a page [S-54]', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'CONNECT', 'DEBUG', 'PATCH', 'PUT', 'DELETE']) {
      for (const path of ['/', '/login', '/api/bank']) {
        const { status, text } = await sendRaw(
          origin,
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Canary: echo-me\r\nConnection: ` +
            `close\r\n\r\n`,
        );
        // A tunnel is closed without an answer.
        expect([method, path, status]).toEqual([
          method,
          path,
          expect.toBeOneOf(method === 'CONNECT' ? [0, 400, 404, 405] : [400, 404, 405]),
        ]);
        expect(text).not.toContain('echo-me');
      }
    }
  });

  test('leads to nothing of the inside, and no source map is served [S-56]', async () => {
    for (const path of pathsOfTheInside) {
      const { status, text } = await sendRaw(
        origin,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 404])]);
      expect(text, path).not.toMatch(/"dependencies"|ref: refs|appPages|BEGIN |root:/);
    }
    const scripts = readdirSync(join(webFolder, 'assets'));
    expect(scripts.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of scripts.filter((one) => one.endsWith('.js'))) {
      expect(existsSync(join(webFolder, 'assets', `${name}.map`))).toBe(false);
      const { bytes } = await call('GET', `/assets/${name}`);
      expect(bytes.includes('sourceMappingURL'), name).toBe(false);
    }
  });

  test('says to a stranger only whether the bank takes money, and how durable [S-56]', async () => {
    const own = {
      condition: expect.toBeOneOf(['ready', 'degraded']),
      durability: expect.toBeOneOf(['process-crash', 'power-loss', 'machine-loss']),
      paying: true,
      sandboxOffsetSeconds: expect.any(Number),
      status: 'ok',
    };
    expect((await call('GET', '/api/health')).body).toEqual(own);
    for (const path of ['/api/live', '/api/ready'])
      expect((await call('GET', path)).body).toEqual({ status: 'ok' });
  });
});

interface Operation {
  operationId: string;
  'x-who': string;
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

const operationsOf = (document: { paths: Record<string, Record<string, Operation>> }) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const schemaOf = ({ responses }: Operation, status: number) =>
  Object.values(responses[status]?.content ?? {})[0]?.schema;

/** Of a policy the schema is its own: contract/values/policy.ts, by which the server reads it. */
const openByDesign = new Set([
  'listPolicies',
  'changePolicy',
  'approvePolicyChange',
  'declinePolicyChange',
  'withdrawPolicyChange',
]);

/** The schema of a problem with a code: with the params of the code, where it has any. */
const problemSchemaOf = (
  { components: { schemas } }: { components: { schemas: Record<string, JsonSchema> } },
  code: string,
) => schemas[`Problem_${code}`] ?? schemas['Problem'] ?? {};

describe('an answer has the fields its schema names [S-44]', () => {
  test('no schema leaves room for others [S-44]', async () => {
    const { body: document } = await call('GET', '/api/openapi.json');
    const open = operationsOf(document).flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 300)
        .flatMap(([status, { content }]) =>
          Object.entries(content ?? {}).flatMap(([type, { schema }]) =>
            type === 'application/json' ? openNodes(schema, status) : [],
          ),
        )
        .filter(() => !openByDesign.has(operation.operationId))
        .map((place) => `${operation.operationId} ${place}`),
    );
    expect(open).toEqual([]);
    for (const [name, schema] of Object.entries<JsonSchema>(document.components.schemas))
      expect(openNodes(schema, name)).toEqual([]);
  });

  /** Lists the codes in a call's successful answers; none where it has words and no code. */
  const saidBy = ({ responses }: Operation): string[][] =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const said = Object.values(content ?? {})[0]?.schema.properties;
      if (Number(status) >= 300 || said?.['message'] === undefined) return [];
      const besides = said['warning']?.properties?.['code']?.enum ?? [];
      return [[...(said['code']?.enum ?? []), ...besides] as string[]];
    });

  test('words come with the code that they are made of, and no code is without a call', async () => {
    const { body: document } = await call('GET', '/api/openapi.json');
    const said = operationsOf(document).flatMap(({ operation }) =>
      saidBy(operation).map((codes) => ({ name: operation.operationId, codes })),
    );
    expect(said.filter(({ codes }) => codes.length === 0)).toEqual([]);
    expect([...new Set(said.flatMap(({ codes }) => codes))].toSorted()).toEqual(
      Object.keys(answers).toSorted(),
    );
  });

  /** Fills a call's address: a staff call names a case, her own call something of hers. */
  const addressOf = ({ path, operation }: { path: string; operation: Operation }): string => {
    const { hers, reported, running, ids } = cases;
    const { transfer, account, month, conversation, file } = hers;
    const own: Record<string, string> = {
      getConversation: conversation,
      getDispute: reported,
      getLoanSchedule: running,
      getPayoff: running,
      getLoanAgreement: running,
      getFile: file,
      getFilePages: file,
      getFilePage: file,
    };
    const id = ids[operation.operationId] ?? own[operation.operationId] ?? transfer;
    const queries: Record<string, string> = {
      listBookAccounts: '?code=2120',
      getQuote: '?amount=100&currency=EUR',
      getRateHistory: '?currency=EUR',
    };
    const named: Record<string, string> = {
      id,
      number: account,
      account,
      month,
      year: month.slice(0, 4),
      page: '1',
      format: operation.operationId === 'exportJournal' ? 'hledger' : 'csv',
    };
    return (
      path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? name) +
      (queries[operation.operationId] ?? '')
    );
  };

  test('is given by every call that reads, to those it admits and those it refuses [S-44]', async () => {
    const { body: document } = await call('GET', '/api/openapi.json');
    const reads = operationsOf(document).filter(({ method }) => method === 'get');
    const alice = await bank.freshToken(bank.cast.alice);
    const answered: string[] = [];
    const wrong: string[] = [];
    for (const { path, operation } of reads) {
      const token = operation['x-who'] === 'admin' ? bank.cast.admin.token : alice;
      for (const options of [{}, { token }] as CallOptions[]) {
        const { status, headers, body } = await call(
          'GET',
          addressOf({ path, operation }),
          options,
        );
        const type = String(headers['content-type']);
        const schema =
          status >= 400 ? problemSchemaOf(document, body.code) : schemaOf(operation, status);
        if (status === 200) answered.push(operation.operationId);
        if (!type.includes('json') || openByDesign.has(operation.operationId)) continue;
        wrong.push(...unlikeItsSchema(schema, body, `${operation.operationId} ${status}`));
      }
    }
    expect(wrong).toEqual([]);
    // The signed address of a file is different each time: see staff-looks.test.ts. An app has a
    // password: see feeds.test.ts.
    expect(
      reads
        .map(({ operation }) => operation.operationId)
        .filter((name) => !answered.includes(name)),
    ).toEqual(['readFeed', 'getSignedFile']);
  });
});
