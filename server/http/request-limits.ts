import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Bank } from '../bank.ts';
import { Refusal } from '../base/refusal.ts';
import { noteRefusal } from '../services/limits/limit-refusals.ts';
import { networkOf } from '../services/limits/network-of.ts';
import { bearerToken } from './guard.ts';
import { sendRefusal } from './problem.ts';

/**
 * Far above what a person or a busy page does, far below what hurts: 600 calls in ten seconds of
 * one person, or of one address without a session.
 */
const limit = { points: 600, duration: 10 };

/** The most sessions that a server remembers; those who asked longest ago are forgotten first. */
const mostSessions = 20_000;

/**
 * Slows down floods of the API; pages and assets stay open. A person with a session is counted by
 * themselves, wherever they are: a school or a mobile network has one address for thousands. A
 * token is believed once the guard has let it in. Until then it counts with the other unknown
 * tokens of its address, so that neither calls without one nor made-up ones hold up a session.
 */
export function limitRequests(
  app: FastifyInstance,
  { config, counters }: Pick<Bank, 'config' | 'counters'>,
): void {
  const limiters = {
    'requests-person': new RateLimiterMemory(limit),
    'requests-token': new RateLimiterMemory(limit),
    'requests-address': new RateLimiterMemory(limit),
  };
  const people = new Map<string, string>();
  const tokenOf = (request: FastifyRequest) => {
    const token = bearerToken(request);
    return token === undefined ? undefined : createHash('sha256').update(token).digest('base64');
  };
  const countedBy = (request: FastifyRequest): [keyof typeof limiters, string] => {
    const token = tokenOf(request);
    const person = token === undefined ? undefined : people.get(token);
    if (person !== undefined) return ['requests-person', person];
    const network = networkOf(request.ip);
    return token === undefined ? ['requests-address', network] : ['requests-token', network];
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!config.limits || !isApiRequest(request)) return undefined;
    const [name, key] = countedBy(request);
    try {
      await limiters[name].consume(key);
      return undefined;
    } catch (used) {
      if (!(used instanceof RateLimiterRes)) throw used;
      noteRefusal(counters, name);
      const retryAfterSeconds = Math.ceil(used.msBeforeNext / 1000);
      return sendRefusal(
        reply,
        new Refusal('TOO_MANY_TRIES', {
          params: { wait: retryAfterSeconds, unit: 'second' },
          retryAfterSeconds,
        }),
      );
    }
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const token = tokenOf(request);
    if (token === undefined) return;
    if (statusCode === 401) people.delete(token);
    if (statusCode === 401 || request.actor === 'anonymous') return;
    people.delete(token);
    people.set(token, request.actor);
    const [oldest] = people.keys();
    if (people.size > mostSessions && oldest !== undefined) people.delete(oldest);
  });
}

/**
 * Says whether a request is for the API, or for a feed that programs read. The route it found
 * decides: `/%61pi/users/user` and an absolute address find the same one.
 */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/(?:api|simplefin)\//.test(request.routeOptions.url ?? request.url);
}
