import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Says whether this process may install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages from Debian. The caller looks for the programs to see whether it worked, not at
 * an exit code.
 */
export function installFromDebian(packages: readonly string[]): void {
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
