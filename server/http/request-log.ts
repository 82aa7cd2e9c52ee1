import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceFields } from '../base/current-span.ts';
import type { Log } from '../base/log.ts';

/**
 * Proxies ask these many times a minute, and pages open a stream each time they come in sight: only
 * a no is worth a line.
 */
const probes = new Set(['/api/health', '/api/ready', '/api/live']);

export const isRoutine = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  probes.has(url) || config.staysOpen === true;

/**
 * One line per answered request: the route's pattern and the code of a refusal, never its query,
 * its body or a token.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('actor', 'anonymous');
  app.decorateRequest('refusal', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const level = isRoutine(request) && reply.statusCode < 400 ? 'debug' : 'info';
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        refusal: request.refusal,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        actor: request.actor,
        address: request.ip,
        ...traceFields(request.span),
      },
      'request',
    );
  });
}
