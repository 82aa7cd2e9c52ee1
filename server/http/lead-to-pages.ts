import type { FastifyInstance } from 'fastify';

/**
 * The addresses that a program sends a customer to, and the pages that they lead to:
 * - where a password manager has a new password chosen (W3C, A Well-Known URL for Changing
 *   Passwords);
 * - where an app has a setup token made (SimpleFIN, `GET /create`).
 */
const pages = {
  '/.well-known/change-password': '/user/password-reset',
  '/simplefin/create': '/user/connected-apps',
};

/**
 * Leads customers to these pages. Those who are signed out sign in first and come to the page then. It
 * does not ask who calls, and passes nothing on: so it is the same for all, and no page of the staff
 * is found by it.
 */
export function leadToPages(app: FastifyInstance): void {
  for (const [address, page] of Object.entries(pages))
    app.get(address, async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(page, 302),
    );
}
