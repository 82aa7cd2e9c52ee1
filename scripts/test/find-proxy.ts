import { existsSync } from 'node:fs';
import path from 'node:path';

// Debian keeps them out of the PATH of people.
const folders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * The path of a proxy on this machine: `HAPROXY_PATH`, `NGINX_PATH` or `PGBOUNCER_PATH`, else the
 * first found; undefined when there is none.
 */
export function findProxy(name: 'haproxy' | 'nginx' | 'pgbouncer'): string | undefined {
  const inFolders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders].map(
    (folder) => path.join(folder, name),
  );
  return [process.env[`${name.toUpperCase()}_PATH`] ?? '', ...inFolders].find(
    (file) => file !== '' && existsSync(file),
  );
}
