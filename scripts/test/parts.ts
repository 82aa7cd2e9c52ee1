import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { findFakeTime } from './fake-time.ts';
import { hasPatroniPackages, patroniPackages } from './find-patroni.ts';
import { findPostgres } from './find-postgres.ts';
import { findProxy } from './find-proxy.ts';
import { findPython } from './find-python.ts';
import { hasPromtool } from './promtool.ts';
import { noTally, type Tally } from './tally.ts';
import { existsSync } from 'node:fs';

/** A program of the system that some tests need. */
interface Part {
  name: string;
  neededBy: readonly string[];
  debianPackages: string[];
  isHere: () => boolean;
}

const parts: Part[] = [
  {
    name: 'PostgreSQL',
    neededBy: [
      'vitest',
      'journeys',
      'proofs',
      'takeover',
      'browser',
      'every-page',
      'two-servers',
      'benches',
      'dates',
      'restore',
      'cluster',
      'upgrade',
      'image',
    ],
    debianPackages: ['postgresql'],
    isHere: () => findPostgres() !== undefined,
  },
  // Chromium alone brings no font: a page of empty boxes would have other widths than a person
  // sees. Its shell without windows runs most tests, faster.
  {
    name: 'Chromium',
    neededBy: ['journeys', 'browser', 'every-page', 'two-servers', 'benches'],
    debianPackages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
    isHere: () => findChromium() !== undefined,
  },
  {
    name: 'HAProxy',
    neededBy: ['vitest', 'proofs', 'two-servers', 'cluster', 'upgrade', 'benches'],
    debianPackages: ['haproxy'],
    isHere: () => findProxy('haproxy') !== undefined,
  },
  {
    name: 'pgBackRest',
    neededBy: ['restore', 'cluster'],
    debianPackages: ['pgbackrest'],
    isHere: () => spawnSync('pgbackrest', ['version']).status === 0,
  },
  {
    name: 'etcd',
    neededBy: ['cluster'],
    debianPackages: ['etcd-server'],
    isHere: () => spawnSync('etcd', ['--version']).status === 0,
  },
  {
    name: 'What Patroni needs of Python',
    neededBy: ['cluster'],
    debianPackages: [...patroniPackages],
    isHere: hasPatroniPackages,
  },
  {
    name: 'What makes a bare Debian',
    neededBy: ['manual'],
    debianPackages: ['mmdebstrap', 'systemd-container', 'iproute2', 'git'],
    isHere: () =>
      ['mmdebstrap', 'systemd-nspawn', 'git'].every(
        (program) => spawnSync(program, ['--version']).status === 0,
      ),
  },
  {
    name: 'What builds and runs an image without an engine',
    neededBy: ['image'],
    debianPackages: ['mmdebstrap', 'buildah', 'crun', 'git'],
    isHere: () =>
      ['mmdebstrap', 'buildah', 'crun', 'git'].every(
        (program) => spawnSync(program, ['--version']).status === 0,
      ),
  },
  {
    name: 'Programs that read a customer’s files, and books as plain text',
    neededBy: ['readers'],
    debianPackages: [
      'ofx',
      'aqbanking-tools',
      'python3-ofxparse',
      'hledger',
      'ledger',
      'beancount',
      'gnumeric',
      'skrooge',
    ],
    isHere: () =>
      [
        'ofxdump',
        'aqbanking-cli',
        'hledger',
        'ledger',
        'bean-check',
        'bean-query',
        'ssconvert',
        'skroogeconvert',
      ].every((program) => spawnSync('which', [program]).status === 0) &&
      spawnSync('/usr/bin/python3', ['-c', 'import ofxparse']).status === 0,
  },
  {
    name: 'nginx',
    neededBy: ['vitest', 'proofs'],
    debianPackages: ['nginx-light'],
    isHere: () => findProxy('nginx') !== undefined,
  },
  {
    name: 'PgBouncer',
    neededBy: ['proofs'],
    debianPackages: ['pgbouncer'],
    isHere: () => findProxy('pgbouncer') !== undefined,
  },
  {
    name: 'Python’s cryptography',
    neededBy: ['vitest', 'proofs'],
    debianPackages: ['python3', 'python3-cryptography'],
    isHere: () => findPython() !== undefined,
  },
  {
    name: 'libfaketime',
    neededBy: ['vitest', 'proofs', 'dates'],
    debianPackages: ['libfaketime'],
    isHere: () => findFakeTime() !== undefined,
  },
  {
    name: 'promtool',
    neededBy: ['vitest', 'proofs'],
    debianPackages: ['prometheus'],
    isHere: hasPromtool,
  },
];

/**
 * Sees that the chosen stages find the programs they need, installing them from Debian where that
 * is possible. It says loudly which stay missing; `required` makes that a failure.
 */
export function ensureParts(stages: readonly string[], { required }: { required: boolean }): Tally {
  const isMissing = (part: Part) =>
    stages.some((stage) => part.neededBy.includes(stage)) && !part.isHere();
  const toInstall = parts.filter(isMissing);
  if (toInstall.length > 0 && canInstall())
    installFromDebian(toInstall.flatMap((part) => part.debianPackages));

  const missing = parts.filter(isMissing);
  for (const { name, debianPackages } of missing) {
    console.error(`\n!!! ${name} is not on this machine, and it could not be installed here.`);
    console.error(
      '!!! ' +
        (required ? 'Under CI=true that is a failure.' : 'THE TESTS THAT NEED IT ARE SKIPPED.'),
    );
    console.error(
      `!!! To mend: as root on Debian, apt-get install ${debianPackages.join(' ')}; elsewhere, ` +
        `install ${name} and put it in PATH.\n`,
    );
  }
  return required ? { ...noTally, failed: missing.length } : noTally;
}

/** Says whether this process may install Debian packages. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages from Debian. The caller looks for the programs to see whether it worked, not at
 * an exit code.
 */
function installFromDebian(packages: readonly string[]): void {
  console.log(`Installing from Debian: ${packages.join(' ')}`);
  aptGet('update', '--quiet');
  aptGet('install', '--yes', '--quiet', '--no-install-recommends', ...packages);
}

function aptGet(...args: string[]): void {
  // Waits while another apt-get has the lock, instead of failing at once.
  spawnSync('apt-get', ['--option=DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
