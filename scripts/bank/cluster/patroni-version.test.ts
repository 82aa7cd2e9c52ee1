import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { patroniFault } from './patroni-version.ts';

test('a Patroni that loses confirmed payments is refused by name, a safe one is not', () => {
  for (const version of ['3.0.2', '2.1.7', '3.0', '3.0.2-1'])
    expect(patroniFault(version)).toBe(
      `Patroni ${version} loses confirmed payments in a split brain.`,
    );
  for (const version of ['3.0.3', '3.1.0', '3.0.10', '4.0.7', '10.0.0'])
    expect(patroniFault(version)).toBeUndefined();
});

/** The first line of the unit's drop-in, as systemd hands it to the shell. */
function readGuard(): string {
  const file = join(import.meta.dirname, '../../../deploy/cluster/patroni.conf');
  const [, script] =
    /^ExecStartPre=\/bin\/sh -c '([^']*)'$/m.exec(readFileSync(file, 'utf8')) ?? [];
  // systemd would replace a variable, a percent sign or an escape: the shell would get other text.
  if (script === undefined || /\$\{|[%\\]/.test(script))
    throw new Error(`${file} has no line of which each letter reaches the shell.`);
  return script;
}

const hasDpkg = spawnSync('dpkg', ['--version']).status === 0;

test.runIf(hasDpkg)(
  'the unit starts no Patroni that is refused by name, and none without a version',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkmoor-patroni-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'patroni');
    const script = readGuard();
    expect(script).toContain('$(/usr/bin/patroni --version');
    const start = (says: string) => {
      writeFileSync(program, `#!/bin/sh\ntest "$*" = --version && ${says}\n`);
      chmodSync(program, 0o755);
      const { status, stderr } = spawnSync(
        '/bin/sh',
        ['-c', script.replaceAll('/usr/bin/patroni', program)],
        { encoding: 'utf8' },
      );
      return { status, stderr };
    };
    for (const version of ['3.0.2', '3.0.3', '4.0.7', '2.1.7', '3.0.10', '10.0.0']) {
      const fault = patroniFault(version);
      const { status, stderr } = start(`echo patroni ${version}`);
      expect({ version, isRefused: status === 1 }).toEqual({
        version,
        isRefused: fault !== undefined,
      });
      expect(stderr).toContain(fault?.replace(/\.$/, ': install 3.0.3 or newer') ?? '');
    }
    expect(start('exit 127').status).toBe(1);
  },
);
