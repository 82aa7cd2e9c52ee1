import type { FastifyInstance } from 'fastify';

/**
 * Where a password manager sends a customer to choose a new password (W3C, A Well-Known URL for
 * Changing Passwords). A customer who is signed out signs in first and comes to the page then. It
 * does not ask who calls: so it is the same for all, and the page of the staff is not found by it.
 */
export function leadToPasswordChange(app: FastifyInstance): void {
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect('/user/password-reset', 302),
  );
}
