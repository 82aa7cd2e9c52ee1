import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ok, warning, type Examined } from '../../../server/start/examine/examined.ts';

const run = promisify(execFile);

/**
 * Says whether a time service keeps this machine's clock, as the kernel knows it of chrony,
 * systemd-timesyncd and others alike. Where bank and database share a machine, their clocks are
 * one, and agree also while it is an hour wrong.
 */
export async function examineTimeService(program = 'timedatectl'): Promise<Examined> {
  const told = await run(program, ['show'], { timeout: 5_000 }).then(
    ({ stdout }) => /^NTPSynchronized=(yes|no)$/m.exec(stdout)?.[1],
    () => undefined,
  );
  if (told === undefined)
    return ok(
      'time service',
      'This machine has no timedatectl that answers, as in a container, whose clock is its ' +
        "host's: whether a time service keeps it was not looked at.",
    );
  return told === 'yes'
    ? ok('time service', 'It keeps the clock of this machine, says timedatectl.')
    : warning(
        'time service',
        'None keeps the clock of this machine, says timedatectl: it may be wrong, and a bank books ' +
          'by it.',
        'Install chrony (or systemd-timesyncd) and let it reach its servers; then chronyc tracking ' +
          'says how far the clock is off.',
      );
}
