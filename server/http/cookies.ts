import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../base/config.ts';

export const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:');

/** On https the `__Host-` prefix binds a cookie to this very host; plain http cannot have it. */
export function cookieName(config: Config, name: string): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

/** A cookie no script can read and no other site can send along. */
export function strictCookie(config: Config, lifeSeconds: number): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config),
    maxAge: lifeSeconds,
  };
}
