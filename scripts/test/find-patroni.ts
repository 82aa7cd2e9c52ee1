import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patroniFault } from '../bank/cluster/patroni-version.ts';

/** A Patroni that can be started. */
export interface Patroni {
  version: string;
  program: string;
  args: string[];
  env: Record<string, string>;
}

const installed = '/usr/bin/patroni';
const python = '/usr/bin/python3';

/** Debian 13's, which Debian 12's Python runs: it is Python alone, and the index of trixie signs its hash. */
const fetched = {
  name: 'patroni_4.0.7-3~deb13u1_all.deb',
  sha256: 'b8a6d276d3adb0c9b8a6d6198575c6081134bd2038b4780d08a6c34375972931',
};
const places = [
  'https://deb.debian.org/debian/pool/main/p/patroni',
  'http://deb.debian.org/debian/pool/main/p/patroni',
];
const folder = join(import.meta.dirname, '..', '..', 'dist', 'patroni-4.0.7');

/** Its Python packages of Debian, of any release. */
export const patroniPackages = [
  'python3',
  'python3-click',
  'python3-dateutil',
  'python3-dnspython',
  'python3-etcd',
  'python3-idna',
  'python3-prettytable',
  'python3-psutil',
  'python3-psycopg2',
  'python3-urllib3',
  'python3-yaml',
] as const;

const modules = 'click, dateutil, dns, etcd, idna, prettytable, psutil, psycopg2, urllib3, yaml';

export function hasPatroniPackages(): boolean {
  return spawnSync(python, ['-c', `import ${modules}`]).status === 0;
}

/**
 * The Patroni of this machine, unless it is one that loses payments; else the one that was fetched.
 * Undefined where there is neither.
 */
export function findPatroni(): Patroni | undefined {
  return [
    askFor({ program: installed, args: [], env: {} }),
    askFor({
      program: python,
      args: ['-m', 'patroni'],
      env: { PYTHONPATH: join(folder, 'usr', 'lib', 'python3', 'dist-packages') },
    }),
  ].find((found) => found && patroniFault(found.version) === undefined);
}

function askFor(found: Omit<Patroni, 'version'>): Patroni | undefined {
  const { stdout } = spawnSync(found.program, [...found.args, '--version'], {
    encoding: 'utf8',
    env: found.env,
  });
  const version = /\b(\d+(?:\.\d+)+)\s*$/.exec(stdout ?? '')?.[1];
  return version === undefined ? undefined : { ...found, version };
}

/** The version of this machine's own Patroni where it must not run a cluster. */
export function refusedPatroni(): string | undefined {
  const found = askFor({ program: installed, args: [], env: {} });
  return found && patroniFault(found.version);
}

/** Downloads Debian 13's Patroni into `dist/` and installs nothing. Refuses a file with another hash. */
export async function fetchPatroni(): Promise<void> {
  const bytes = await download();
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== fetched.sha256)
    throw new Error(`${fetched.name} has the SHA-256 ${found}, but it must be ${fetched.sha256}.`);
  rmSync(`${folder}.new`, { recursive: true, force: true });
  mkdirSync(`${folder}.new`, { recursive: true });
  const file = join(`${folder}.new`, fetched.name);
  writeFileSync(file, bytes);
  execFileSync('dpkg-deb', ['--extract', file, `${folder}.new`]);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(`${folder}.new`, folder);
}

async function download(): Promise<Buffer> {
  let failure: unknown;
  for (const place of places) {
    try {
      const answer = await fetch(`${place}/${fetched.name}`);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      failure = new Error(`${place} answers ${answer.status}.`);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
