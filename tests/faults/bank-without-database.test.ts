import { expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { basicOf } from '../support/feeds.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { validBodies } from '../support/valid-bodies.ts';

/** Calls that the process itself answers, or refuses before it looks anything up. */
const needNoDatabase = new Set([
  'getFeedInfo',
  'getLive',
  'getPasswordRules',
  'getSignedFile',
  'reportClientError',
]);

/** An app's user and password, in the form we give them: without them it is refused at once. */
const appHeaders = basicOf({
  username: '00000000-0000-4000-8000-000000000000',
  password: 'an-app',
});

describeOnPostgres('a bank whose database is away', () => {
  // The many calls below would each wait for it.
  const { cluster, server, alice, bruno } = useBankOnCluster({ patienceSeconds: 0 });

  /** Each call of the route table, by whom it names and with a body it takes. */
  async function expectEveryCallToSaySo(): Promise<void> {
    const bodies = validBodies({ alice: alice(), bruno: bruno() });
    const unlike: unknown[] = [];
    for (const [name, route] of Object.entries<Route>(api).filter(
      ([each]) => !needNoDatabase.has(each),
    )) {
      const token = route.who === 'admin' ? server().admin.token : alice().token;
      const body = route.body && !route.files ? { body: bodies[name] ?? {} } : {};
      const {
        status,
        body: problem,
        headers,
      } = await server().call(route.method, route.path.replaceAll(/\{\w+\}/g, alice().id), {
        ...(name === 'readFeed' ? { headers: appHeaders } : { token }),
        ...body,
      });
      const plain =
        headers['content-type']?.includes('application/problem+json') &&
        Number(headers['retry-after']) > 0 &&
        !/at .*:\d+|postgres|ECONN/.test(JSON.stringify(problem));
      if (status !== 503 || !plain) unlike.push([name, status, problem, headers['retry-after']]);
    }
    expect(unlike).toEqual([]);
  }

  test('says that it can take no money, shows its pages, and recovers by itself [S-60 L-249]', async () => {
    const health = () => server().call('GET', '/api/health');
    expect((await health()).status).toBe(200);
    await cluster().kill();
    const away = await health();
    expect([away.status, away.body.code, typeof away.body.message]).toEqual([
      503,
      'BUSY',
      'string',
    ]);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    for (const path of ['/', '/login', '/user/dashboard'])
      expect((await fetch(server().origin + path)).status).toBe(200);
    // A supervisor that only restarts what does not answer leaves it alone.
    expect((await server().call('GET', '/api/live')).status).toBe(200);
    // A proxy that sends requests to one server or the other sends them elsewhere.
    expect(await server().call('GET', '/api/ready')).toMatchObject({
      status: 503,
      body: { code: 'BUSY' },
    });
    await expectEveryCallToSaySo();
    await cluster().start();
    await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe(200);
  });
});
