import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../base/config.ts';
import { Refusal } from '../base/refusal.ts';
import { networkOf } from '../services/limits/network-of.ts';
import { sendRefusal } from './problem.ts';

/**
 * Far above what a person or a busy page does, far below what hurts: 600 calls in ten seconds from
 * one address.
 */
const limiter = { points: 600, duration: 10 };

/** Slows down one address that floods the API; pages and assets stay open. */
export function limitRequests(app: FastifyInstance, config: Config): void {
  const perAddress = new RateLimiterMemory(limiter);
  app.addHook('onRequest', async (request, reply) => {
    if (!config.limits || !isApiRequest(request)) return undefined;
    try {
      await perAddress.consume(networkOf(request.ip));
      return undefined;
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      const retryAfterSeconds = Math.ceil(limit.msBeforeNext / 1000);
      return sendRefusal(
        reply,
        new Refusal('TOO_MANY_TRIES', {
          params: { wait: retryAfterSeconds, unit: 'second' },
          retryAfterSeconds,
        }),
      );
    }
  });
}

/**
 * Says whether a request is for the API, or for a feed that programs read. The route it found
 * decides: `/%61pi/users/user` and an absolute address find the same one.
 */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/(?:api|simplefin)\//.test(request.routeOptions.url ?? request.url);
}
