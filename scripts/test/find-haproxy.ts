import { existsSync } from 'node:fs';
import path from 'node:path';

// Debian keeps it out of the PATH of people.
const folders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of HAProxy: `HAPROXY_PATH`, else the first found; undefined when there is none. */
export function findHaproxy(): string | undefined {
  const inFolders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders].map((folder) => path.join(folder, 'haproxy'));
  return [process.env['HAPROXY_PATH'] ?? '', ...inFolders].find((file) => file !== '' && existsSync(file));
}
