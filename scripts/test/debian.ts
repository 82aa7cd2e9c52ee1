import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages from Debian. Whether it worked is for the caller to see: by the programs, not
 * by an exit code.
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
