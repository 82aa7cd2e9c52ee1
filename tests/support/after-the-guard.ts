import type { Bank } from '../../server/bank.ts';

/**
 * Lets a test come between a request's guard and its deed, on all servers of a bank: the guard has
 * read the session, and nothing else is done yet.
 * @returns what is done there, once, when the next request comes.
 */
export function betweenGuardAndDeed(servers: readonly Bank[]) {
  let meanwhile: (() => Promise<void>) | undefined;
  for (const server of servers) {
    const { sessions } = server;
    server.sessions = {
      ...sessions,
      async read(token, options) {
        const session = await sessions.read(token, options);
        const deed = meanwhile;
        meanwhile = undefined;
        await deed?.();
        return session;
      },
    };
  }
  return (deed: () => Promise<void>): void => {
    meanwhile = deed;
  };
}
