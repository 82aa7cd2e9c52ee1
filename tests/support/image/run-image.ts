import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltImage } from './build-image.ts';

interface Running {
  /** Resolves when it has said so; fails with everything it said when it ends instead. */
  untilSaid(words: string): Promise<string>;
  /** As `docker stop` does it. @returns the exit code. */
  stop(): Promise<number | null>;
  /**
   * Runs a command in the same container, as an engine does to ask for its health.
   * @returns its exit code.
   */
  exec(command: readonly string[]): Promise<number | null>;
  ended: Promise<number | null>;
}

interface Wanted {
  /** The folder on this machine that holds the two volumes and the files of the runtime. */
  folder: string;
  command?: readonly string[];
  env: Record<string, string>;
}

const tmpfs = (destination: string, ...options: string[]) => ({
  destination,
  type: 'tmpfs',
  source: 'tmpfs',
  options: ['nosuid', ...options],
});

/** crun refuses a machine that has both kinds of control groups, so it sees the new ones alone. */
const withNewGroups = [
  '--mount',
  'sh',
  '-c',
  'mount -t cgroup2 none /sys/fs/cgroup && exec "$@"',
  'sh',
];

/**
 * Starts a process out of an image's files as compose.yaml does: read-only but for the two volumes
 * and /tmp, as the image's own user, without a capability and with no way to get one. Only the
 * network is this machine's, where the tests' database is.
 */
export function runImage({ config, rootfs, name }: BuiltImage, wanted: Wanted): Running {
  const { folder, command = config.Cmd, env } = wanted;
  const [uid = 0, gid = 0] = config.User.split(':').map(Number);
  const volumes = Object.keys(config.Volumes).map((destination) => {
    const source = join(folder, destination);
    mkdirSync(source, { recursive: true, mode: 0o700 });
    chownSync(source, uid, gid);
    return { destination, type: 'bind', source, options: ['rbind', 'rw', 'nosuid', 'nodev'] };
  });
  const namespaces = ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type }));
  const bundle = join(folder, `bundle-${crypto.randomUUID()}`);
  mkdirSync(bundle);
  writeFileSync(
    join(bundle, 'config.json'),
    JSON.stringify({
      ociVersion: '1.0.2',
      root: { path: rootfs, readonly: true },
      process: {
        user: { uid, gid },
        args: command,
        cwd: config.WorkingDir,
        env: [...config.Env, ...Object.entries(env).map(([key, value]) => `${key}=${value}`)],
        noNewPrivileges: true,
        capabilities: { bounding: [], effective: [], permitted: [] },
      },
      mounts: [
        { destination: '/proc', type: 'proc', source: 'proc' },
        tmpfs('/dev', 'mode=755'),
        tmpfs('/dev/shm', 'mode=1777'),
        tmpfs('/tmp', 'mode=1777'),
        ...volumes,
      ],
      linux: { namespaces },
    }),
  );
  const id = `larkmoor-${name}-${crypto.randomUUID()}`;
  const options = ['--root', join(folder, 'crun'), '--cgroup-manager', 'disabled'];
  const crun = [...withNewGroups, 'crun', ...options];
  const run = spawn('unshare', [...crun, 'run', '--bundle', bundle, id]);
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(run, 'close').then(([code]) => code as number | null);
  return {
    ended,
    untilSaid: (words) => heard(run, words, () => said),
    exec: async (words) => {
      const asking = spawn('unshare', [...crun, 'exec', id, ...words], { stdio: 'ignore' });
      return ((await once(asking, 'close')) as [number | null])[0];
    },
    async stop() {
      if (run.exitCode === null) execFileSync('unshare', [...crun, 'kill', id, 'TERM']);
      return await ended;
    },
  };
}

async function heard(run: ChildProcess, words: string, said: () => string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const look = () => {
      if (said().includes(words)) resolve(said());
    };
    run.stdout?.on('data', look);
    run.once('close', (code) =>
      reject(new Error(`it ended with ${code} before it said “${words}”: ${said()}`)),
    );
    look();
  });
}
