import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was found to ask, for the log line. */
    actor: string;
  }
}
