import { execFileSync } from 'node:child_process';

/**
 * The user that a throw-away PostgreSQL runs as: it refuses to run as root. Undefined where we are
 * another user already.
 */
export function postgresOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
