import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { examineTimeService } from './examine-time-service.ts';

/** A program that answers as timedatectl of systemd 257 does. */
async function timedatectl(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-time-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'timedatectl');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

const showing = (synchronized: string) =>
  timedatectl(
    `test "$1" = show && printf 'Timezone=UTC\\nLocalRTC=no\\nCanNTP=yes\\nNTP=yes\\n` +
      `NTPSynchronized=${synchronized}\\nTimeUSec=Tue 2026-12-01 01:20:22 UTC\\n'`,
  );

const stateOf = async (program: string) => {
  const { about, state, found } = await examineTimeService(program);
  return [about, state, found];
};

test('a clock that no time service keeps is warned of, also where one is set up', async () => {
  expect(await stateOf(await showing('yes'))).toEqual([
    'time service',
    'ok',
    'It keeps the clock of this machine, says timedatectl.',
  ]);
  expect(await stateOf(await showing('no'))).toEqual([
    'time service',
    'warning',
    expect.stringContaining('None keeps the clock of this machine'),
  ]);
});

test('a machine that cannot be asked is called neither right nor wrong', async () => {
  const unasked = expect.stringContaining('was not looked at');
  // As systemd's own says in a container.
  const offline = await timedatectl('echo "System has not been booted with systemd" >&2; exit 1');
  for (const program of [offline, '/no/such/timedatectl'])
    expect(await stateOf(program)).toEqual(['time service', 'ok', unasked]);
});
