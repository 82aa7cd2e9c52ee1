import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');
// The packages may be a link, as in a second checkout that shares those of the first: Node reads
// their package.json by the link, and their code where it leads.
const ownCode = [
  join(root, 'server', 'services', 'files', '*'),
  join(root, 'contract', '*'),
  join(root, 'node_modules', '*'),
  join(realpathSync(join(root, 'node_modules')), '*'),
  join(root, 'package.json'),
];

/**
 * The walls that Node puts around the process: it reads its own code and nothing else, writes
 * nothing, starts no program and opens no connection. The machine code of a decoder is not held by
 * this.
 */
export const nodeWalls = [
  '--permission',
  '--allow-addons',
  ...ownCode.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--disable-warning=SecurityWarning',
];

/** The folders and files that the process must not even see. */
export interface Hidden {
  folders: readonly string[];
  files: readonly string[];
}

/** A program and the arguments before those of what it starts. */
export interface Wrapper {
  command: string;
  args: readonly string[];
}

/**
 * Covers each folder with an empty one and each file with nothing, gives up every right over that,
 * and becomes the program: `FOLDERS` folders, then `FILES` files, then the program. `/proc` is covered
 * too: Linux mounts no new one where systemd has made parts of it read-only.
 */
const cover = [
  'folders=$1; files=$2; shift 2',
  'while [ "$folders" -gt 0 ]; do mount -t tmpfs -o ro,size=4k none "$1" || exit 1; shift; folders=$((folders - 1)); done',
  'while [ "$files" -gt 0 ]; do mount --bind /dev/null "$1" || exit 1; shift; files=$((files - 1)); done',
  'mount -t tmpfs -o ro,size=4k none /proc || exit 1',
  'exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"',
].join('\n');

const namespaces = [
  '--user',
  '--map-root-user',
  '--net',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
];

const isOutsideOf = (folder: string, path: string) => relative(folder, path).startsWith('..');

/** A folder that the program itself lies in cannot be covered; what is not there needs no cover. */
function coverable({ folders, files }: Hidden): Hidden {
  return {
    folders: folders.filter((folder) => existsSync(folder) && isOutsideOf(resolve(folder), root)),
    files: files.filter((file) => existsSync(file)),
  };
}

/**
 * The walls that the system puts around the process, its machine code included: a network of its
 * own that leads nowhere, no sight of other processes, and nothing where data and keys are.
 * @returns undefined where the system lets this user make no namespaces, as in most containers.
 */
export async function systemWalls(hidden: Hidden): Promise<Wrapper | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { folders, files } = coverable(hidden);
  const args = [
    ...namespaces,
    'sh',
    '-c',
    cover,
    'sh',
    String(folders.length),
    String(files.length),
    ...folders,
    ...files,
  ];
  try {
    await promisify(execFile)('unshare', [...args, 'true'], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      timeout: 5_000,
    });
    return { command: 'unshare', args };
  } catch {
    return undefined;
  }
}
