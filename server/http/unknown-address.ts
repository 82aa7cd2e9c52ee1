import type { FastifyInstance } from 'fastify';
import { api } from '../../contract/api.ts';
import { Refusal } from '../base/refusal.ts';
import type { SendNotFoundPage } from './pages.ts';
import { sendRefusal } from './problem.ts';

const patterns = Object.values(api).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function allowedMethods(path: string): string[] {
  const methods = patterns
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)];
}

/**
 * Answers a request that no route took: JSON for the API (405 where another method would do), the
 * 404 page for people.
 */
export function answerUnknownAddress(
  app: FastifyInstance,
  sendNotFoundPage: SendNotFoundPage,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path !== '/api' && !path.startsWith('/api/')) return sendNotFoundPage(request, reply);
    const allowed = allowedMethods(path);
    if (allowed.length === 0) return sendRefusal(reply, new Refusal('NOT_FOUND', {}));
    void reply.header('Allow', allowed.join(', '));
    return sendRefusal(reply, new Refusal('METHOD_NOT_ALLOWED', {}));
  });
}
