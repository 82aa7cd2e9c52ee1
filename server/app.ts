import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { bindAccounts } from './money/accounts/accounts-routes.ts';
import { openCustomerAccounts } from './money/accounts/open-customer-accounts.ts';
import { bindAdmin } from './staff/admin/admin-routes.ts';
import { bindAuditTrail } from './staff/admin/audit-trail-routes.ts';
import { bindUserSheet } from './staff/admin/user-sheet-routes.ts';
import { bindApprovals } from './money/approvals/approvals-routes.ts';
import { customerClosings } from './bank-closings.ts';
import { bankQueues } from './bank-queues.ts';
import { bindBankDay } from './staff/bank-day/bank-day-routes.ts';
import type { Bank } from './bank.ts';
import { bindBillChanges } from './money/bills/bill-changes-routes.ts';
import { bindBills } from './money/bills/bills-routes.ts';
import { cancelStandingOrders } from './money/bills/cancel-standing-orders.ts';
import { bindBooks } from './staff/books/books-routes.ts';
import { bindCards } from './money/cards/cards-routes.ts';
import { bindCases } from './desk/cases-routes.ts';
import { bindDeposits } from './money/deposits/deposits-routes.ts';
import { bindDisputes } from './money/disputes/disputes-routes.ts';
import { dollarsOf } from './money/exchange/dollars-of.ts';
import { bindExchange } from './money/exchange/exchange-routes.ts';
import { readQueues } from './desk/read-queues.ts';
import { answerError } from './http/answer-error.ts';
import { answerInsteadOfNode, responsesWith } from './http/answers-of-node.ts';
import { answerBadAddress, answerUnreadable } from './http/answer-unreadable.ts';
import { isApiRequest, limitRequests } from './http/request-limits.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { bindBank } from './http/bank-routes.ts';
import { bindChanges } from './http/changes-routes.ts';
import { bindClientErrors } from './http/client-errors-routes.ts';
import { bodyTimeMs, limitBodyTime } from './http/body-time.ts';
import { keepCallerAddress } from './http/caller-address.ts';
import { bindFiles } from './http/file-routes.ts';
import { takeContactForm } from './staff/messages/contact-form.ts';
import { readJsonOnly } from './http/json-only.ts';
import { servePages } from './http/pages.ts';
import { followPublicFacts } from './http/public-facts.ts';
import { logRequests } from './http/request-log.ts';
import { traceRequests } from './http/trace-requests.ts';
import { sandboxBanner } from './http/sandbox-banner.ts';
import { bindSandbox } from './http/sandbox-routes.ts';
import { bareSecurityHeaders, sendSecurityHeaders } from './http/security-headers.ts';
import { turnBackSignInForms } from './http/sign-in-forms.ts';
import { answerUnknownAddress } from './http/unknown-address.ts';
import { bindColleagues } from './people/colleagues/colleagues-routes.ts';
import { bindFreezes } from './people/freezes/freezes-routes.ts';
import { bindIdentity } from './people/identity/identity-routes.ts';
import { bindSavings } from './money/interest/savings-routes.ts';
import { createChangeWatch } from './services/changes/change-watch.ts';
import type { Worker } from './services/jobs/worker.ts';
import type { AnsweredRequest } from './services/metrics/request-metrics.ts';
import { bindLoans } from './money/loans/loans-routes.ts';
import { bindStaffLoans } from './money/loans/staff-loans-routes.ts';
import { bindMessages } from './staff/messages/messages-routes.ts';
import { bindOwnEmail } from './people/profiles/own-email-routes.ts';
import { bindPolicyChanges } from './staff/policy-changes/policy-changes-routes.ts';
import { bindOutsidePayments } from './staff/outside-payments/outside-payments-routes.ts';
import { bindFunding } from './staff/funding/funding-routes.ts';
import { bindSecondFactor } from './people/second-factor/second-factor-routes.ts';
import { bindPasskeys } from './people/passkeys/passkeys-routes.ts';
import { bindPasswordResets } from './people/password-resets/password-resets-routes.ts';
import { bindReceipts } from './money/statements/receipts-routes.ts';
import { bindStatements } from './money/statements/statements-routes.ts';
import { bindMailChoices } from './people/profiles/mail-choices-routes.ts';
import { bindLanguage } from './people/profiles/language-routes.ts';
import { bindNotices } from './people/profiles/notices-routes.ts';
import { bindProfiles } from './people/profiles/profiles-routes.ts';
import { bindMoments } from './money/moments/moments-routes.ts';
import { bindInsight } from './money/insight/insight-routes.ts';
import { bindSavedSearches } from './money/transfers/saved-searches-routes.ts';
import { bindTransfers } from './money/transfers/transfers-routes.ts';
import { bindSessions } from './people/users/sessions-routes.ts';
import { bindUsers } from './people/users/users-routes.ts';
import { bindWeaknesses } from './staff/weaknesses/weaknesses-routes.ts';

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
  /** Told of every route the server answers, with `{name}` for parameters. */
  onRoute?: (method: string, path: string) => void;
  /** Told of every answer, for the metrics. */
  onAnswer?: ((request: AnsweredRequest) => void) | undefined;
}

/** Puts the HTTP server together; it does not listen yet. */
export async function createApp({
  bank,
  worker,
  webFolder,
  onRoute,
  onAnswer,
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
  limitRequests(app, config);
  await app.register(fastifyCookie);
  readJsonOnly(app);

  bindBank(app, bank);
  bindClientErrors(app, bank);
  bindWeaknesses(app, bank);
  bindUsers(app, bank, openCustomerAccounts);
  bindSessions(app, bank);
  bindSecondFactor(app, bank);
  bindPasskeys(app, bank);
  bindPasswordResets(app, bank, cancelStandingOrders);
  bindOwnEmail(app, bank);
  bindProfiles(app, bank);
  bindMailChoices(app, bank);
  bindLanguage(app, bank);
  bindNotices(app, bank);
  bindMoments(app, bank);
  bindIdentity(app, bank);
  bindFreezes(app, bank);
  bindColleagues(app, bank);
  bindAccounts(app, bank);
  bindApprovals(app, bank, dollarsOf);
  bindExchange(app, bank);
  bindTransfers(app, bank);
  bindSavedSearches(app, bank);
  bindInsight(app, bank);
  bindBills(app, bank);
  bindBillChanges(app, bank);
  bindStatements(app, bank);
  bindReceipts(app, bank);
  bindCards(app, bank);
  bindSavings(app, bank);
  bindLoans(app, bank);
  bindStaffLoans(app, bank);
  bindDeposits(app, bank);
  bindFiles(app, bank);
  bindMessages(app, bank);
  bindPolicyChanges(app, bank);
  bindAdmin(app, bank, customerClosings);
  bindUserSheet(app, bank);
  bindAuditTrail(app, bank);
  bindFunding(app, bank);
  bindOutsidePayments(app, bank);
  bindDisputes(app, bank);
  bindCases(app, bank, bankQueues);
  bindChanges(
    app,
    bank,
    createChangeWatch(bank, async () =>
      (await readQueues(bank, bankQueues, null)).map(({ mark }) => mark).join(' '),
    ),
  );
  bindBooks(app, bank, worker);
  bindBankDay(app, bank, worker);
  bindSandbox(app, bank, worker);
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
