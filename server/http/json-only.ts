import type { FastifyInstance } from 'fastify';
import { refuse } from '../base/refusal.ts';

interface ReviverContext {
  source?: string;
}

const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Trailing zeros after the point say nothing: `10.50` and `10.5` are one number. Walked from the
 * end, because a pattern would try every zero of a long number again.
 */
function shortest(source: string): string {
  if (!source.includes('.')) return source;
  let end = source.length;
  while (source[end - 1] === '0') end -= 1;
  return source.slice(0, source[end - 1] === '.' ? end - 1 : end);
}

/**
 * A number whose text is not exactly the number read would be rounded in silence
 * (10.000000000000000001).
 */
function isExact(value: number, source: string): boolean {
  return (
    Number.isFinite(value) && (!plainNumber.test(source) || shortest(source) === String(value))
  );
}

/**
 * Reads a JSON body. A duplicate key means its last value, for approval and booking alike. Refuses
 * keys that could reach a prototype and numbers that would have to be rounded.
 */
function parseJsonBody(text: string): unknown {
  const guard = function (
    this: unknown,
    key: string,
    value: unknown,
    context?: ReviverContext,
  ): unknown {
    if (key === '__proto__' || (key === 'constructor' && typeof value === 'object'))
      refuse('MALFORMED');
    if (
      typeof value === 'number' &&
      context?.source !== undefined &&
      !isExact(value, context.source)
    ) {
      refuse('INVALID_FIELDS', {
        fields: { [key]: 'This number cannot be taken exactly.' },
        params: { first: 'This number cannot be taken exactly.' },
      });
    }
    return value;
  };
  try {
    return JSON.parse(text, guard);
  } catch (error) {
    // A RangeError is nesting deeper than the stack: no order of ours looks like that.
    if (error instanceof SyntaxError || error instanceof RangeError) refuse('MALFORMED');
    throw error;
  }
}

/**
 * The API reads JSON and nothing else; any other media type is 415. The body is judged by the
 * contract's schema in our own code, whatever its type claims.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Programs that send nothing name a type all the same, as `curl --data ''` does, and an app whose
  // claim was refused for that could not tell its customer why. An empty form is a broken one.
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['content-length'] === '0' && !headers['content-type']?.startsWith('multipart/'))
      delete headers['content-type'];
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJsonBody(String(text)));
    } catch (error) {
      done(error as Error);
    }
  });
}
