import { globSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** One object for Kubernetes, as its file has it. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  [field: string]: unknown;
}

/** Every object of `deploy/kubernetes`; a file that is no YAML is refused. */
export function readManifests(): Manifest[] {
  return globSync('deploy/kubernetes/*.yaml')
    .toSorted()
    .flatMap((file) =>
      // 1.1 reads 0440 as octal, as Kubernetes does.
      parseAllDocuments(readFileSync(file, 'utf8'), { version: '1.1' }).map((document) => {
        const [error] = document.errors;
        if (error) throw new Error(`${file}: ${error.message}`);
        return { file, ...(document.toJS() as Omit<Manifest, 'file'>) } as Manifest;
      }),
    );
}
