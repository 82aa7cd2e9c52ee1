import type { Config } from '../../../server/base/config.ts';
import { bankVersion, testedNode } from '../../../server/base/version.ts';
import { openSecrets } from '../../../server/base/sealing/secrets.ts';
import { systemWalls } from '../../../server/services/files/inspector-walls.ts';
import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { operatorMessage } from '../../../server/start/operator-message.ts';

/** The versions of the code and of the Node that runs it. */
export function examineVersions(): Examined[] {
  const found = `Larkmoor ${bankVersion} on Node ${process.versions.node}.`;
  return [
    process.versions.node === testedNode
      ? ok('version', found)
      : warning(
          'version',
          found,
          `It was tested with Node ${testedNode}: node scripts/setup.mjs installs that one.`,
        ),
  ];
}

/** Says whether the system walls in the program that looks into uploads, or Node alone does. */
export async function examineFiles({
  dataDir,
  keyFile,
}: Pick<Config, 'dataDir' | 'keyFile'>): Promise<Examined> {
  return (await systemWalls({ folders: [dataDir], files: [keyFile] }))
    ? ok('files', 'Uploads are looked into without network and without sight of data and keys.')
    : warning(
        'files',
        'The program that looks into uploads is held by Node alone: its machine code has the ' +
          'rights of the bank’s user.',
        'Install util-linux, and let this user make namespaces (unshare --user --net true shows ' +
          'whether it may); in a container, weigh it against the rights that this takes.',
      );
}

/** Says whether the key file can be read; a server checks at start that it is this bank's own. */
export function examineKeyFile(keyFile: string): Examined {
  try {
    const fingerprint = openSecrets(keyFile, false).fingerprint();
    return ok('key file', `${keyFile} (${fingerprint}): keep a copy apart from the backups.`);
  } catch (error) {
    const found = operatorMessage(error, [keyFile]);
    if (found === undefined) throw error;
    return fault('key file', found, 'Without it no server starts; see “Keys” in the manual.');
  }
}
