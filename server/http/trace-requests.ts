import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { countedMethods } from '../services/metrics/counted-methods.ts';
import { isRoutine } from './request-log.ts';

/**
 * One span per request, by the semantic conventions of OpenTelemetry for HTTP, except that its path
 * and its query are left out: they hold ids and what people look for.
 */
export function traceRequests(
  app: FastifyInstance,
  { traces, config }: Pick<Bank, 'traces' | 'config'>,
): void {
  app.decorateRequest('span', undefined);
  if (traces === undefined) return;
  const { hostname, protocol } = new URL(config.publicUrl);
  const ofServer = { 'server.address': hostname, 'url.scheme': protocol.slice(0, -1) };
  app.addHook('onRequest', async (request, reply) => {
    if (isRoutine(request)) return;
    const method = countedMethods.has(request.method) ? request.method : '_OTHER';
    const { url: route } = request.routeOptions;
    const span = traces.start(route === undefined ? method : `${method} ${route}`, 'server', {
      attributes: {
        ...ofServer,
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'larkmoor.request_id': request.id,
      },
      // Anybody can send one: a stranger's would put their requests into another person's trace.
      traceparent: isByTrustedProxy(request) ? request.headers.traceparent : undefined,
    });
    request.span = span;
    // A client that leaves closes the answer, too; Fastify's own hook hears of whole ones only.
    reply.raw.once('close', () => endRequest(request, reply));
  });
}

/** @returns true where a proxy that the operator named sent it, and says for whom. */
const isByTrustedProxy = ({ ips = [] }: FastifyRequest) => ips.length > 1;

function endRequest({ span, refusal }: FastifyRequest, { raw, statusCode }: FastifyReply): void {
  if (refusal !== undefined) span?.set({ 'larkmoor.refusal': refusal });
  if (raw.headersSent) span?.set({ 'http.response.status_code': statusCode });
  if (!raw.writableFinished) span?.end('client_left');
  else span?.end(statusCode >= 500 ? String(statusCode) : undefined);
}
