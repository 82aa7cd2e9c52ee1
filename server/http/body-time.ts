import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import type { AnswerUnreadable } from './answer-unreadable.ts';

/** Milliseconds that a body may take to arrive. Files take their time on a weak connection. */
export const bodyTimeMs = { usual: 10_000, withFiles: 120_000 } as const;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A request that a test hands in has no connection to cut. */
const cameOverAWire = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

/**
 * Cuts off senders that drip their bodies. The server's own limit is one for all, and must leave
 * time for files.
 */
export function limitBodyTime(app: FastifyInstance, answerUnreadable: AnswerUnreadable): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request) || !cameOverAWire(request) || request.routeOptions.config.takesFiles)
      return;
    const cut = () => {
      if (!request.raw.complete)
        answerUnreadable(
          Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          request.raw.socket,
        );
    };
    timers.set(request, setTimeout(cut, bodyTimeMs.usual).unref());
  });
  // One that was answered early may still be sending, and is cut all the same.
  app.addHook('onResponse', async (request) => {
    if (request.raw.complete) clearTimeout(timers.get(request));
  });
}
