import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was found to ask, for the log line. */
    actor: string;
  }

  interface FastifyContextConfig {
    /** Its body is multipart and may be large. */
    takesFiles?: boolean;
  }
}
