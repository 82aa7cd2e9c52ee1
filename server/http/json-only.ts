import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from './json-body.ts';

/** The API reads JSON and nothing else; any other media type is 415. The body is judged by the contract's schema in our own code, whatever its type claims. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJsonBody(String(text)));
    } catch (error) {
      done(error as Error);
    }
  });
}
