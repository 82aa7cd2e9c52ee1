import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterCertificates } from './make-certificates.ts';
import { shareMemory, type MemoryShares } from './share-memory.ts';

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy');
const templates = join(deploy, 'cluster');

/** One machine of a cluster, as the others reach it. */
export interface Machine extends MemoryShares {
  name: string;
  /** Its IPv4 address in the network of the three. */
  address: string;
  databasePort: number;
  patroniPort: number;
  etcdPort: number;
  etcdPeerPort: number;
  /** On this machine alone: where its servers find the leader. */
  proxyPort: number;
  /** And where they find a standby to read. */
  standbyProxyPort: number;
  /** Where Prometheus asks that proxy. */
  proxyFiguresPort: number;
  /** PostgreSQL's server programs. */
  binDir: string;
  dataDir: string;
  socketDir: string;
  etcdDir: string;
  /** Takes a piece of the log to the archive; the same on all three. */
  archiveCommand: string;
  /** The certificate that signed those of all three. */
  authorityFile: string;
  certificateFile: string;
  /** The same key twice: PostgreSQL and etcd read only what is their user's own. */
  patroniKeyFile: string;
  etcdKeyFile: string;
}

/** A file that one machine gets, with the path it has there. */
interface PlannedFile {
  path: string;
  text: string;
  /** 0600 where it holds a password. */
  mode: number;
}

/** Little, so that PostgreSQL starts on whatever machines there are. */
const usualMemoryMb = 4 * 1024;

/** The usual ports and Debian's folders; the memory of the machine in megabytes. */
export function debianMachine(
  name: string,
  address: string,
  postgresql: string,
  memoryMb: number = usualMemoryMb,
): Machine {
  return {
    name,
    address,
    databasePort: 5432,
    patroniPort: 8008,
    etcdPort: 2379,
    etcdPeerPort: 2380,
    proxyPort: 5000,
    standbyProxyPort: 5001,
    proxyFiguresPort: 5002,
    binDir: `/usr/lib/postgresql/${postgresql}/bin`,
    dataDir: `/var/lib/postgresql/${postgresql}/larkmoor`,
    socketDir: '/var/run/postgresql',
    etcdDir: '/var/lib/etcd/larkmoor',
    archiveCommand: 'pgbackrest --stanza=larkmoor archive-push %p',
    ...shareMemory(memoryMb),
    ...tlsFiles('/'),
  };
}

/** Where they lie below the root of a machine. */
export const tlsFiles = (root: string) => ({
  authorityFile: join(root, 'etc/larkmoor/cluster/ca.crt'),
  certificateFile: join(root, 'etc/larkmoor/cluster/machine.crt'),
  patroniKeyFile: join(root, 'etc/patroni/machine.key'),
  etcdKeyFile: join(root, 'etc/etcd/machine.key'),
});

const passwords = [
  'superuser',
  'replication',
  'rewind',
  'patroni',
  'owner',
  'server',
  'archive',
] as const;

/** The passwords of one cluster, the same on all its machines. */
export type ClusterPasswords = Record<(typeof passwords)[number], string>;

/** The passwords and certificates by which the machines of one cluster know each other. */
export interface ClusterSecrets {
  passwords: ClusterPasswords;
  certificates: ClusterCertificates;
}

export function makePasswords(): ClusterPasswords {
  return Object.fromEntries(
    passwords.map((of) => [of, randomBytes(24).toString('hex')]),
  ) as ClusterPasswords;
}

const files: Record<string, string> = {
  'patroni.yml': 'etc/patroni/config.yml',
  'patroni.conf': 'etc/systemd/system/patroni.service.d/larkmoor.conf',
  'etcd.env': 'etc/default/etcd',
  'etcd.conf': 'etc/systemd/system/etcd.service.d/larkmoor.conf',
  'haproxy-database.cfg': 'etc/haproxy/database.cfg',
  'larkmoor-database-proxy.service': 'etc/systemd/system/larkmoor-database-proxy.service',
  'prometheus.yml': 'etc/prometheus/prometheus.yml',
  'bank.env': 'etc/larkmoor/bank.env',
  'owner.env': 'etc/larkmoor/owner.env',
  'roles.env': 'etc/larkmoor/roles.env',
  'passphrase.conf': 'etc/pgbackrest/conf.d/passphrase.conf',
};

/** Everything that a machine needs to be one of the cluster, as `deploy/cluster` says it. */
export function planMachine(
  machine: Machine,
  all: readonly Machine[],
  { passwords: given, certificates }: ClusterSecrets,
): PlannedFile[] {
  const values = {
    ...valuesOf(machine),
    ...Object.fromEntries(passwords.map((of) => [`${of.toUpperCase()}_PASSWORD`, given[of]])),
    ETCD_PEERS: all
      .map(({ name, address, etcdPeerPort }) => `${name}=https://${address}:${etcdPeerPort}`)
      .join(','),
    PATRONI_URLS: all
      .map(({ address, patroniPort }) => `https://${address}:${patroniPort}`)
      .join(','),
  };
  const each = all.map((other) =>
    Object.fromEntries(
      Object.entries(valuesOf(other)).map(([key, value]) => [`EACH_${key}`, value]),
    ),
  );
  const planned = Object.entries(files).map(([template, path]) => {
    const text = readFileSync(join(templates, template), 'utf8');
    const mode = text.includes('_PASSWORD}}') ? 0o600 : 0o644;
    return { path, text: fill(text, values, each), mode };
  });
  return [...planned, planArchive(machine), ...certificatesOf(machine, certificates)];
}

/** The settings of one machine with an archive, where the database of a cluster is. */
function planArchive({ dataDir }: Machine): PlannedFile {
  const text = readFileSync(join(deploy, 'pgbackrest.conf'), 'utf8');
  return {
    path: 'etc/pgbackrest/pgbackrest.conf',
    text: text.replace(/^pg1-path=.*$/m, `pg1-path=${dataDir}`),
    mode: 0o644,
  };
}

/** The certificate and key that a machine shows, and the authority it believes. */
export function certificatesOf(
  { name }: Machine,
  { authority, machines }: ClusterCertificates,
): PlannedFile[] {
  const own = machines[name];
  if (own === undefined) throw new Error(`${name} has no certificate.`);
  const at = tlsFiles('');
  return [
    { path: at.authorityFile, text: authority.certificate, mode: 0o644 },
    { path: at.certificateFile, text: own.certificate, mode: 0o644 },
    { path: at.patroniKeyFile, text: own.key, mode: 0o600 },
    { path: at.etcdKeyFile, text: own.key, mode: 0o600 },
  ];
}

type Values = Record<string, string>;

/** `binDir` is `{{BIN_DIR}}` in a template. */
const valuesOf = (machine: Machine): Values =>
  Object.fromEntries(
    Object.entries(machine).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      String(value),
    ]),
  );

/** A line that names something of each machine is written once for each. */
function fill(template: string, values: Values, each: readonly Values[]): string {
  return template
    .split('\n')
    .flatMap((line) =>
      line.includes('{{EACH_')
        ? each.map((other) => fillLine(line, { ...values, ...other }))
        : [fillLine(line, values)],
    )
    .join('\n');
}

const fillLine = (line: string, values: Values) =>
  line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template of deploy/cluster asks for ${name}.`);
    return value;
  });
