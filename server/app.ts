import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Bank } from './bank.ts';
import { bankParts, nouns } from './nouns.ts';
import { readQueues } from './desk/read-queues.ts';
import { answerError } from './http/answer-error.ts';
import { answerInsteadOfNode, responsesWith } from './http/answers-of-node.ts';
import { answerBadAddress, answerUnreadable } from './http/answer-unreadable.ts';
import { isApiRequest, limitRequests } from './http/request-limits.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { bodyTimeMs, limitBodyTime } from './http/body-time.ts';
import { takeContactForm } from './staff/messages/contact-form.ts';
import { readJsonOnly } from './http/json-only.ts';
import { servePages } from './http/pages.ts';
import { followPublicFacts } from './http/public-facts.ts';
import { logRequests } from './http/request-log.ts';
import { traceRequests } from './http/trace-requests.ts';
import { sandboxBanner } from './http/sandbox-banner.ts';
import { bareSecurityHeaders, sendSecurityHeaders } from './http/security-headers.ts';
import { turnBackSignInForms } from './http/sign-in-forms.ts';
import { answerUnknownAddress } from './http/unknown-address.ts';
import { leadToPages } from './http/lead-to-pages.ts';
import { serveSecurityTxt } from './http/serve-security-txt.ts';
import { createChangeWatch } from './services/changes/change-watch.ts';
import type { Worker } from './services/jobs/worker.ts';
import type { AnsweredRequest } from './services/metrics/request-metrics.ts';
import { refuse } from './base/refusal.ts';

/**
 * Slow clients are cut, large bodies refused while they stream; Fastify's own defaults let both
 * stay for ever.
 */
const serverLimits = {
  bodyLimit: 65_536,
  requestTimeout: bodyTimeMs.withFiles,
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxRequestsPerSocket: 1_000,
  http: {
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  },
};

/**
 * Beyond this a connection is closed as it comes. This many, each as slow and large as the limits
 * allow, still fit into memory.
 */
const maxConnections = 5_000;

export interface AppParts {
  bank: Bank;
  worker: Worker;
  /** The folder of the web build; a server without one answers the API only. */
  webFolder: string | undefined;
  /** Gets every route that the server answers, with `{name}` for parameters. */
  onRoute?: (method: string, path: string) => void;
  /** Gets every answer, for the metrics. */
  onAnswer?: ((request: AnsweredRequest) => void) | undefined;
  /** The number of pages that may hear of changes at the same time, where fewer than usual. */
  mostWatching?: number;
}

/** Puts the HTTP server together; it does not listen yet. */
export async function createApp({
  bank,
  worker,
  webFolder,
  onRoute,
  onAnswer,
  mostWatching,
}: AppParts): Promise<FastifyInstance> {
  const { config, log } = bank;
  const bareHeaders = bareSecurityHeaders(config);
  const clientErrorHandler = answerUnreadable(bareHeaders);
  const app = fastify({
    ...serverLimits,
    http: { ...serverLimits.http, ServerResponse: responsesWith(bareHeaders) },
    genReqId: () => randomUUID(),
    logger: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A request that arrives while the server closes is served: the ledger closes after it.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  });
  if (onRoute)
    app.addHook('onRoute', ({ method, url }) =>
      [method].flat().forEach((verb) => onRoute(verb, url.replaceAll(/:(\w+)/g, '{$1}'))),
    );
  app.server.maxConnections = maxConnections;
  app.setErrorHandler(answerError(log));
  traceRequests(app, bank);
  keepCallerAddress(app);
  logRequests(app, log);
  if (onAnswer)
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
      onAnswer({
        method,
        route: routeOptions.url,
        status: statusCode,
        seconds: routeOptions.config.staysOpen ? undefined : elapsedTime / 1000,
      }),
    );
  await sendSecurityHeaders(app, config);
  app.addHook('onRequest', async (request, reply) => {
    if (isApiRequest(request)) void reply.header('Cache-Control', 'no-store');
    // The next request of this connection belongs to another server already.
    if (bank.stopping.aborted) void reply.header('Connection', 'close');
  });
  answerInsteadOfNode(app);
  limitBodyTime(app, clientErrorHandler);
  limitRequests(app, bank);
  await app.register(fastifyCookie);
  readJsonOnly(app);

  const watch = createChangeWatch(bank, async () =>
    (await readQueues(bank, bankParts.queues, null)).map(({ mark }) => mark).join(' '),
  );
  const house = { ...bankParts, worker, watch, mostWatching };
  for (const { calls = [] } of nouns)
    for (const ofFile of calls)
      for (const bind of typeof ofFile === 'function' ? ofFile(house) : ofFile) bind(app, bank);
  serveSecurityTxt(app, bank);
  leadToPages(app);
  const banner = sandboxBanner(config, bank.clock);
  serveApiDocs(app, () => banner('en'));
  const pages =
    webFolder === undefined
      ? undefined
      : await servePages(app, webFolder, {
          publicUrl: config.publicUrl,
          sandboxBanner: banner,
          followFacts: () => followPublicFacts(bank, webFolder),
        });
  if (pages) {
    await takeContactForm(app, bank, pages);
    turnBackSignInForms(app);
  }
  answerUnknownAddress(
    app,
    pages?.sendNotFound ??
      ((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found')),
  );
  return app;
}

/**
 * Node asks the system for a caller's address only when it is wanted, and after a hang-up the
 * system no longer knows it. Asked before anything else it stays known, so that the trail can name
 * it. For a caller who has hung up by then nothing is done.
 */
function keepCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) refuse('MALFORMED');
  });
}
