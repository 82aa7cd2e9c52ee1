import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const paths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/cancel-payment',
  '/not-me',
  '/join',
  '/confirm-your-email',
];

/**
 * Answers before the body is read: a form logs no one in, and the password in it touches no log and
 * no memory.
 */
const showPageAgain = async (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(request.routeOptions.url ?? '/', 303);

/**
 * A sign-in form sent without script, or before it ran, shows its page again instead of an unknown
 * address. Without script the page says what to do.
 */
export function turnBackSignInForms(app: FastifyInstance): void {
  for (const path of paths) app.post(path, { onRequest: showPageAgain }, showPageAgain);
}
