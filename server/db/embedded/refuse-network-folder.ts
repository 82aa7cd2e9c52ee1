import { statfsSync } from 'node:fs';
import { DataFolderError } from '../errors.ts';

// The kernel's numbers (linux/magic.h). Neither locks nor fsync can be trusted there.
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
]);

/**
 * Throws `DataFolderError` when the data folder lies on a file system that belongs to another
 * machine.
 */
export function refuseNetworkFolder(dataDir: string): void {
  const name =
    process.platform === 'linux' ? networkFileSystems.get(statfsSync(dataDir).type) : undefined;
  if (name !== undefined)
    throw new DataFolderError(
      `The data folder ${dataDir} is on a network file system (${name}). Set BANK_DATA_DIR to a local disk, or DATABASE_URL to a PostgreSQL server.`,
    );
}
