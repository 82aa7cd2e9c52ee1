import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for the API. The route it found decides: `/%61pi/users/user` and an absolute
 * address find the same one.
 */
export function isApiRequest(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/');
}
