import 'fastify';
import type { Span } from '../base/current-span.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the person who was found to ask, for the log line. */
    actor: string;
    /** The code with which it was refused, for the log line. */
    refusal: string | undefined;
    /** Of the trace that it is in, where traces are kept. */
    span: Span | undefined;
  }

  interface FastifyContextConfig {
    /** Its body is multipart and may be large. */
    takesFiles?: boolean;
    /** Its answer is a stream of events: how long it took says nothing of the server. */
    staysOpen?: boolean;
  }
}
