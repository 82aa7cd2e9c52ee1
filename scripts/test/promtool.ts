import { spawnSync } from 'node:child_process';

const program = process.env['PROMTOOL_PATH'] ?? 'promtool';

/** Says whether Prometheus' own tool is on this machine. */
export function hasPromtool(): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Returns the verdict of Prometheus' own tool on a file. */
export function askPromtool(args: readonly string[]): { right: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { right: status === 0, said: `${stdout}${stderr}` };
}
