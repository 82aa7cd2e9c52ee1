import type { FastifyInstance } from 'fastify';
import { refuse } from '../base/refusal.ts';

/**
 * Node asks the system for a caller's address only when it is wanted, and after a hang-up nobody
 * knows it. Asked before anything else it stays known, and what is done for the request can be
 * written down with it; of whoever is gone by then nothing is done.
 */
export function keepCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) refuse('MALFORMED');
  });
}
