import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCertificates, type SignedKey } from './cluster/make-certificates.ts';
import {
  certificatesOf,
  debianMachine,
  makePasswords,
  planMachine,
  type Machine,
} from './cluster/plan-cluster.ts';
import { UsageError } from './usage-error.ts';

const usage =
  'Usage: npm run bank -- cluster plan HOST HOST HOST [--memory GB] [--to FOLDER] ' +
  '[--postgresql VERSION]\n' +
  '       npm run bank -- cluster certificates HOST … --authority FOLDER [--to FOLDER]';

/** Debian 13's. */
const usualPostgresql = '17';
const usualFolder = 'cluster';

/**
 * Writes what three machines need to be one bank's database, with new passwords: a folder for each
 * machine, with its files where they belong there. Or new certificates alone, by the authority of
 * an earlier plan.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [command, ...hosts] = positionals;
  const { to = usualFolder, postgresql = usualPostgresql, memory, authority } = values;
  const isRenewal = command === 'certificates' && authority !== undefined && hosts.length > 0;
  if (!isRenewal && (command !== 'plan' || authority !== undefined || hosts.length !== 3))
    throw new UsageError(usage);
  if (!/^\d{2}$/.test(postgresql)) throw new UsageError(`PostgreSQL ${postgresql} is no version.`);
  if (memory !== undefined && !/^[1-9]\d{0,3}$/.test(memory))
    throw new UsageError(`${memory} is no memory of a machine: whole gigabytes, such as 16.`);
  const memoryMb = memory === undefined ? undefined : Number(memory) * 1024;
  const machines: Machine[] = [];
  for (const host of hosts) machines.push(await findMachine(host, postgresql, memoryMb));
  refuseTwins(machines);
  const folder = resolve(to);
  if (existsSync(folder))
    throw new UsageError(
      `${folder} is there already, and what is in it may be in use. Give --to FOLDER.`,
    );
  const given = isRenewal ? await readAuthority(authority) : undefined;
  const certificates = await makeCertificates(machines, given);
  await mkdir(folder, { mode: 0o700 });
  // They are copied to /etc with their modes: a stricter umask would close /etc itself.
  process.umask(0o022);
  const passwords = makePasswords();
  for (const machine of machines) {
    const files = isRenewal
      ? certificatesOf(machine, certificates)
      : planMachine(machine, machines, { passwords, certificates });
    for (const { path, text, mode } of files) {
      const file = join(folder, machine.name, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text, { mode, flag: 'wx' });
      console.log(file);
    }
  }
  if (!isRenewal) await writeAuthority(join(folder, 'authority'), certificates.authority);
  console.log('They hold secrets. Next: “More than one machine” in docs/operating.md.');
}

async function writeAuthority(folder: string, { certificate, key }: SignedKey): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, 'ca.crt'), certificate);
  await writeFile(join(folder, 'ca.key'), key, { mode: 0o600 });
}

async function readAuthority(folder: string): Promise<SignedKey> {
  const read = async (file: string) => await readFile(resolve(folder, file), 'utf8');
  try {
    return { certificate: await read('ca.crt'), key: await read('ca.key') };
  } catch {
    throw new UsageError(
      `${folder} has no ca.crt and ca.key. Give the folder “authority” of the plan.`,
    );
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        postgresql: { type: 'string' },
        memory: { type: 'string' },
        authority: { type: 'string' },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

/** @param host a name, an address, or both as `db1=10.0.0.1`. */
async function findMachine(
  host: string,
  postgresql: string,
  memoryMb: number | undefined,
): Promise<Machine> {
  const [name = '', given] = host.split('=');
  if (!/^[a-z0-9][a-z0-9.-]{0,62}$/.test(name))
    throw new UsageError(`${host} is no name of a machine: small letters, digits, dots, dashes.`);
  const address = given ?? (await findAddress(name));
  if (!isIPv4(address)) throw new UsageError(`${address} is no IPv4 address.`);
  // Debian writes a machine's own name to 127.0.1.1 in its /etc/hosts.
  if (address.startsWith('127.'))
    throw new UsageError(
      `${name} is ${address}, where no other machine reaches it. Give its address in the network ` +
        `of the three: ${name}=10.0.0.1`,
    );
  return debianMachine(name, address, postgresql, memoryMb);
}

async function findAddress(name: string): Promise<string> {
  try {
    return (await lookup(name, { family: 4 })).address;
  } catch {
    throw new UsageError(
      `${name} has no address here. Give it: ${name}=10.0.0.1, or put it into /etc/hosts.`,
    );
  }
}

function refuseTwins(machines: readonly Machine[]): void {
  for (const field of ['name', 'address'] as const)
    if (new Set(machines.map((machine) => machine[field])).size < machines.length)
      throw new UsageError(`Two of the machines have the same ${field}.`);
}
