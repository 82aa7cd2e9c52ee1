import type { FastifyInstance } from 'fastify';
import { refuse } from '../base/refusal.ts';

/**
 * Node asks the system for a caller's address only when it is wanted, and after a hang-up the
 * system no longer knows it. Asked before anything else it stays known, so that the trail can name
 * it. For a caller who has hung up by then nothing is done.
 */
export function keepCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) refuse('MALFORMED');
  });
}
