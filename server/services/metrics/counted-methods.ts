/**
 * Anybody can send a method of their own making, and each would become a series that never goes
 * away.
 */
export const countedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
