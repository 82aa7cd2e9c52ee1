import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderError } from './errors.ts';

// The kernel's numbers (linux/magic.h) of what looks like folders and is none: windows into the
// kernel, where nothing is kept.
const kernelFileSystems = new Map([
  [0x9fa0, 'proc'],
  [0x62656572, 'sysfs'],
  [0x1cd1, 'devpts'],
  [0x27e0eb, 'cgroup'],
  [0x63677270, 'cgroup2'],
  [0x64626720, 'debugfs'],
  [0x74726163, 'tracefs'],
  [0x73636673, 'securityfs'],
  [0x62656570, 'configfs'],
  [0xcafe4a11, 'bpf'],
]);

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/**
 * Refuses a data folder that belongs to the kernel. Looked at before anything is made there: Node
 * tries for ever to make a folder below /proc.
 * @throws {DataFolderError}
 */
export function refuseKernelFolder(dataDir: string): void {
  const folder = nearestFolder(dataDir);
  const name =
    process.platform === 'linux' ? kernelFileSystems.get(statfsSync(folder).type) : undefined;
  if (name !== undefined)
    throw new DataFolderError(
      `BANK_DATA_DIR is "${dataDir}", but nothing can be kept there: ${folder} is no disk, it ` +
        `belongs to the kernel (${name}). Set it to a folder on a disk.`,
    );
}
