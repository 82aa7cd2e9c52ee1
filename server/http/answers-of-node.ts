import type { FastifyInstance } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { refuse } from '../base/refusal.ts';

/**
 * Answers that no hook has seen, such as those Node gives by itself, leave with the bare headers.
 */
export function responsesWith(headers: ReadonlyMap<string, string>): typeof ServerResponse {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...given: unknown[]): this {
      if (!this.hasHeader('X-Content-Type-Options')) this.setHeaders(new Map(headers));
      return super.writeHead(...(given as Parameters<ServerResponse['writeHead']>));
    }
  };
}

/**
 * Node would refuse these without a body. A request that names no host is refused in the usual
 * form, and an unknown expectation is ignored, as the standard allows.
 */
export function answerInsteadOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') refuse('MALFORMED');
  });
}
