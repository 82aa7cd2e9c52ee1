import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MachineName, machineNames } from './manual-page.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A Debian that has just been installed, with its own systemd, processes and network. */
export interface Machine {
  name: MachineName;
  address: string;
  /** Runs commands as root types them into bash; rejects with what they said when one fails. */
  run(commands: string): Promise<string>;
  /** It is gone, as by its plug. */
  lose(): Promise<void>;
}

export interface Machines {
  all: Record<MachineName, Machine>;
  /** This side of their network. */
  ownAddress: string;
  close(): Promise<void>;
}

/**
 * Two machines on one network, made in `folder`, which must lie where programs may change their
 * user. `environment` is asked, once the network is there, for what a login on them sets.
 */
export async function startMachines(
  folder: string,
  environment: (ownAddress: string) => Promise<Record<string, string>>,
): Promise<Machines> {
  const network = `198.18.${process.pid % 250}`;
  const bridge = `lark${process.pid}`;
  const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' });
  ip('link', 'add', bridge, 'type', 'bridge');
  const booted: Booted[] = [];
  const close = async () => {
    await Promise.all(booted.map((machine) => machine.powerOff()));
    ip('link', 'delete', bridge);
  };
  try {
    ip('address', 'add', `${network}.1/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
    const image = join(folder, 'debian.tar');
    // The installer adds the bus of the system, as systemd recommends it.
    execFileSync(
      'mmdebstrap',
      ['--quiet', '--variant=important', '--include=dbus', 'trixie', image],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const repository = makeRepository(folder);
    const env = await environment(`${network}.1`);
    for (const [index, name] of machineNames.entries())
      booted.push(
        await boot({
          name,
          folder: join(folder, name),
          image,
          bridge,
          address: `${network}.${index + 11}`,
          repository,
          env,
        }),
      );
    const all = Object.fromEntries(booted.map(({ machine }) => [machine.name, machine]));
    return { all: all as Machines['all'], ownAddress: `${network}.1`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes a repository with one commit: the working tree as it is, committed or not. */
function makeRepository(folder: string): string {
  const repository = join(folder, 'larkmoor.git');
  const env = { ...process.env, GIT_DIR: repository, GIT_WORK_TREE: root };
  const git = (...args: string[]) => execFileSync('git', args, { env, cwd: root, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'core.bare', 'false');
  git('add', '--all');
  git('-c', 'user.name=tests', '-c', 'user.email=tests@bank.example', 'commit', '-qm', 'all');
  git('config', 'core.bare', 'true');
  return repository;
}

interface Wanted {
  name: MachineName;
  folder: string;
  image: string;
  bridge: string;
  address: string;
  repository: string;
  env: Record<string, string>;
}

interface Booted {
  machine: Machine;
  powerOff(): Promise<void>;
}

/** Where the machine finds the code to clone. */
export const repositoryPath = '/mnt/larkmoor.git';

/** Where this machine's way to the internet has an authority of its own, theirs has it too. */
const authorities = process.env['NODE_EXTRA_CA_CERTS'];
const authoritiesPath = '/mnt/authorities.pem';

async function boot(wanted: Wanted): Promise<Booted> {
  const { name, folder, address } = wanted;
  mkdirSync(folder);
  execFileSync('tar', ['-C', folder, '--extract', '--file', wanted.image]);
  writeFileSync(join(folder, 'etc', 'hostname'), `${name}\n`);
  writeFileSync(join(folder, 'etc', 'hosts'), `127.0.0.1 localhost\n127.0.1.1 ${name}\n`);
  writeFileSync(
    join(folder, 'etc', 'systemd', 'network', '10-lan.network'),
    `[Match]\nName=host0\n[Network]\nAddress=${address}/24\n`,
  );
  execFileSync('systemctl', [`--root=${folder}`, 'enable', 'systemd-networkd.service'], {
    stdio: 'pipe',
  });
  const said = openSync(join(folder, '..', `${name}.log`), 'a');
  const container = spawn(
    'systemd-nspawn',
    [
      '--boot',
      '--register=no',
      '--keep-unit',
      '--console=pipe',
      '--resolv-conf=off',
      // Nothing here must outlive a loss of power.
      '--suppress-sync=yes',
      `--machine=${name}`,
      `--directory=${folder}`,
      `--network-bridge=${wanted.bridge}`,
      `--bind-ro=${wanted.repository}:${repositoryPath}`,
      ...(authorities === undefined ? [] : [`--bind-ro=${authorities}:${authoritiesPath}`]),
    ],
    {
      stdio: ['ignore', said, said],
      // systemd of Debian 13 knows no other, whatever this machine has.
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
    },
  );
  const machine: Machine = {
    name,
    address,
    run: async (commands) => {
      const type = (text: string) => typeInto(firstProcessOf(container), wanted.env, text);
      try {
        return await type(commands);
      } catch (error) {
        const why = await type(failedUnits).catch(String);
        throw new Error(`${(error as Error).message}\n${why}`, { cause: error });
      }
    },
    lose: async () => {
      const ended = once(container, 'exit');
      process.kill(Number(firstProcessOf(container)), 'SIGKILL');
      await ended;
    },
  };
  const powerOff = async () => {
    if (container.exitCode !== null || container.signalCode !== null) return;
    const ended = once(container, 'exit');
    container.kill('SIGTERM');
    await Promise.race([ended, wait(20_000)]);
    if (container.exitCode === null && container.signalCode === null) container.kill('SIGKILL');
  };
  try {
    await untilBooted(machine, container);
  } catch (error) {
    await powerOff();
    throw error;
  }
  return { machine, powerOff };
}

/** systemd of the machine, as this machine numbers it. */
function firstProcessOf({ pid }: ChildProcess): string {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  if (!children[0]) throw new Error('The machine has no first process yet.');
  return children[0];
}

async function untilBooted(machine: Machine, container: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; ; await wait(200)) {
    try {
      await machine.run('systemctl is-system-running --wait');
      return;
    } catch (error) {
      if (container.exitCode !== null || Date.now() > until) throw error;
    }
  }
}

/** Prints the last lines of each failed unit: "See journalctl" says nothing without the machine. */
const failedUnits = `systemctl list-units --state=failed --plain --no-legend | cut -d' ' -f1 |
  while read -r unit; do echo "-- $unit"; journalctl --unit "$unit" --lines 30 -o cat; done`;

/** Only what a login of root would set, and the way to the internet. */
async function typeInto(
  process: string,
  env: Record<string, string>,
  commands: string,
): Promise<string> {
  const given = {
    HOME: '/root',
    USER: 'root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(authorities === undefined ? {} : { NODE_EXTRA_CA_CERTS: authoritiesPath }),
    ...env,
  };
  const shell = spawn(
    'nsenter',
    [
      `--target=${process}`,
      '--all',
      'env',
      '--ignore-environment',
      ...Object.entries(given).map(([key, value]) => `${key}=${value}`),
      'bash',
      '-euo',
      'pipefail',
      '-c',
      `cd /root\n${commands}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(shell, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The commands ended with ${code}:\n${said.slice(-6_000)}`);
  return said;
}
