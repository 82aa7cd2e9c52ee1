import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Manifest } from './read-manifests.ts';

const root = join(import.meta.dirname, '..', '..');

/** Where the package with Kubernetes' own schema has a kind. */
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

/**
 * Lists what Kubernetes' own schema refuses of each object: a value of a wrong kind, a field that
 * is missing, and, by the compiler that reads its types, a field that Kubernetes does not know.
 */
export async function refusedManifests(manifests: readonly Manifest[]): Promise<string[]> {
  return [...(await wrongValues(manifests)), ...unknownFields(manifests)];
}

async function wrongValues(manifests: readonly Manifest[]): Promise<string[]> {
  const refused = await Promise.all(
    manifests.map(async (manifest) => {
      const { file, ...object } = manifest;
      const models = (await import(moduleOf(manifest))) as Record<
        string,
        new (
          object: unknown,
        ) => { validate(): void }
      >;
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`${file}: no kind ${manifest.kind} in ${manifest.apiVersion}`);
      try {
        new Model(object).validate();
        return [];
      } catch (error) {
        return [`${file}: ${manifest.kind}: ${(error as Error).message}`];
      }
    }),
  );
  return refused.flat();
}

/** Literals with the types of their kinds: the compiler refuses what those do not name. */
function unknownFields(manifests: readonly Manifest[]): string[] {
  // Inside the project, so that the compiler finds the package.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist', 'manifests-'));
  try {
    const lines = manifests.map(({ file: _file, ...object }, index) => {
      const type = `I${object.kind}`;
      const from = JSON.stringify(moduleOf(object as Manifest));
      const text = JSON.stringify(object, null, 1);
      return (
        `import type { ${type} as Kind${index} } from ${from};\n` +
        `export const object${index}: Kind${index} = ${text};\n`
      );
    });
    writeFileSync(join(folder, 'manifests.ts'), lines.join(''));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--ignoreConfig',
        '--types',
        '',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        join(folder, 'manifests.ts'),
      ],
      { encoding: 'utf8', cwd: root },
    );
    const refused = stdout.split('\n').filter((line) => line !== '');
    if ((status === 0) !== (refused.length === 0)) throw new Error(`tsc: ${status} ${stderr}`);
    return refused;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
