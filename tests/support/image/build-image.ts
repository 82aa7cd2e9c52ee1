import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..', '..');
const base = 'localhost/larkmoor-base:test';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** The parts of an image in a registry: its configuration, and each layer by its hash. */
export interface BuiltImage {
  name: string;
  config: ImageConfig;
  /** Digests of the configuration and the layers, the base's first. */
  blobs: string[];
  /** Its files, as an engine would give them to a process. */
  rootfs: string;
}

export interface ImageConfig {
  Env: string[];
  User: string;
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, unknown>;
  Labels: Record<string, string>;
}

/** Images in a folder of their own, built without an engine and without anything kept. */
export class ImageStore {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  #buildah(...args: string[]): string {
    const at = (name: string) => join(this.folder, name);
    const options = ['--root', at('store'), '--runroot', at('run'), '--storage-driver', 'vfs'];
    return execFileSync('buildah', [...options, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  }

  /**
   * Replaces the published base, which no registry gives here: Debian of the same release, with
   * this Node, the npm of this machine and whom it trusts on the way to the registry.
   */
  makeBase(): void {
    const files = join(this.folder, 'base');
    const tar = join(this.folder, 'base.tar');
    const debian = ['--variant=essential', '--include=libatomic1,libstdc++6', 'bookworm', tar];
    execFileSync('mmdebstrap', ['--quiet', ...debian], { stdio: ['ignore', 'ignore', 'inherit'] });
    mkdirSync(files);
    execFileSync('tar', ['--extract', '--file', tar, '--directory', files]);
    const local = join(files, 'usr', 'local');
    const npm = resolve(process.env['npm_execpath'] ?? '', '..', '..');
    cpSync(process.execPath, join(local, 'bin', 'node'));
    cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
    mkdirSync(join(files, 'etc', 'ssl', 'certs'), { recursive: true });
    cpSync(certificates, join(files, certificates), { dereference: true });
    const made = this.#buildah('from', 'scratch');
    this.#buildah('add', '--quiet', made, files, '/');
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    this.#buildah('config', '--env', path, made);
    this.#buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, made);
    this.#buildah('commit', '--quiet', made, base);
    this.#buildah('rm', made);
  }

  /** Runs each step of the Dockerfile, from a copy of the working tree that was made just now. */
  build(name: string): BuiltImage {
    const context = join(this.folder, `context-${name}`);
    const ls = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', ls, { cwd: root, encoding: 'utf8' }).split('\0');
    for (const file of files.filter((each) => each !== ''))
      cpSync(join(root, file), join(context, file), { recursive: true });
    this.#buildah(
      'build',
      '--isolation=chroot',
      '--network=host',
      '--no-cache',
      `--from=${base}`,
      // The time of a commit, which is what two builds of it have in common.
      '--timestamp=1783468800',
      '--build-arg=VERSION=0.1.0',
      '--build-arg=REVISION=of-a-test',
      `--tag=localhost/larkmoor:${name}`,
      context,
    );
    return this.#open(name);
  }

  #open(name: string): BuiltImage {
    const layout = join(this.folder, `oci-${name}`);
    this.#buildah('push', '--quiet', `localhost/larkmoor:${name}`, `oci:${layout}`);
    const read = (file: string): unknown => JSON.parse(readFileSync(join(layout, file), 'utf8'));
    const blob = ({ digest }: Blob) => read(join('blobs', ...digest.split(':')));
    const { manifests } = read('index.json') as { manifests: [Blob] };
    const { config, layers } = blob(manifests[0]) as { config: Blob; layers: Blob[] };
    const container = this.#buildah('from', '--name', name, `localhost/larkmoor:${name}`);
    return {
      name,
      config: (blob(config) as { config: ImageConfig }).config,
      blobs: [config, ...layers].map(({ digest }) => digest),
      rootfs: this.#buildah('mount', container),
    };
  }
}

interface Blob {
  digest: string;
}

/** Files that two images do not have alike: where two builds differ, that says in what. */
export function differences(one: BuiltImage, other: BuiltImage): string[] {
  const listed = (image: BuiltImage) => {
    const script =
      'cd "$1" && find . -xdev ! -type d -printf "%p %m %U:%G %T@ %l\\n" | sort && ' +
      'find . -xdev -type f -print0 | sort -z | xargs -0 sha256sum';
    const printed = execFileSync('sh', ['-c', script, 'sh', image.rootfs], {
      encoding: 'utf8',
      maxBuffer: 256 * 2 ** 20,
    });
    return new Set(printed.split('\n'));
  };
  return [...listed(one).symmetricDifference(listed(other))];
}
