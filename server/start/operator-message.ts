import { sep } from 'node:path';

// Mistakes that were foreseen where they are found: their text says what to do.
const foreseen = new Set([
  'BackupError',
  'ConfigError',
  'DataFolderError',
  'DatabaseUnavailableError',
  'MigrationError',
  'UsageError',
]);

const wrongAddresses: Record<string, string> = {
  EADDRINUSE:
    'another process listens there. Stop that one, or set another port (PORT; for the figures ' +
    'BANK_METRICS_PORT).',
  EACCES:
    'this user may not listen there. Set PORT to 1024 or more, and let a proxy in front take 80 ' +
    'and 443.',
  EADDRNOTAVAIL:
    'that is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.',
  ENOTFOUND: 'that is no address. Set HOST to one of this machine, or to 0.0.0.0 for all.',
};

const wrongPlaces: Record<string, string> = {
  EACCES: 'this user may not read or write there. Give the user that right, or name another place.',
  EPERM: 'this user may not read or write there. Give the user that right, or name another place.',
  EROFS: 'the disk is read-only. Name another place.',
  ENOENT: 'there is no such file, or no folder for it. Make the folder, or name another place.',
  ENOTDIR: 'a part of the path is a file. Name another place.',
  EEXIST: 'a file stands where a folder must be. Name another place.',
  EISDIR: 'a folder stands where a file must be. Name another place.',
};

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/**
 * The exit code of a server that no second start helps: its unit then leaves it to people. A
 * failure that passes, such as a database that is away or a folder that another process still has,
 * ends it with 1.
 */
export const peopleMendIt = 78;
const forPeople = new Set(['ConfigError', 'MigrationError']);

export const exitCodeOf = (error: unknown): number =>
  error instanceof Error && forPeople.has(error.name) ? peopleMendIt : 1;

/** A failure of the operating system, as Node reports it. */
interface SystemFailure extends Error {
  code: string;
  syscall?: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
}

const isSystemFailure = (error: unknown): error is SystemFailure =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const isWithin = (path: string, place: string) =>
  path === place || path.startsWith(`${place}${sep}`) || place.startsWith(`${path}${sep}`);

/**
 * The failure that an operator can mend, with what to do about it; undefined for a failure of ours,
 * which is shown with its stack.
 * @param places the folders and files that the operator has named, as absolute paths.
 */
export function operatorMessage(error: unknown, places: readonly string[]): string | undefined {
  if (error instanceof Error && foreseen.has(error.name)) return error.message;
  if (!isSystemFailure(error)) return undefined;
  const { code, syscall, path } = error;
  if (fullDisk.has(code))
    return (
      `The disk is full${path === undefined ? '' : `: ${path} could not be written`}. Make ` +
      'room, and try again.'
    );
  const isAddress = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo';
  if (isAddress && wrongAddresses[code] !== undefined) {
    const port = error.port === undefined ? '' : `:${error.port}`;
    return `It cannot listen at ${error.address ?? error.hostname}${port}: ${wrongAddresses[code]}`;
  }
  if (
    path !== undefined &&
    wrongPlaces[code] !== undefined &&
    places.some((place) => isWithin(path, place))
  ) {
    return `${path} cannot be used: ${wrongPlaces[code]}`;
  }
  return undefined;
}
