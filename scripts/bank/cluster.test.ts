import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from './cluster.ts';

const hosts = ['db1=10.0.0.1', 'db2=10.0.0.2', 'db3=10.0.0.3'];

function plan(...args: string[]): { folder: string; done: Promise<void> } {
  vi.spyOn(console, 'log').mockReturnValue();
  const place = mkdtempSync(join(tmpdir(), 'larkmoor-plan-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'cluster');
  return { folder, done: run(['plan', ...args, '--to', folder]) };
}

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('a folder for each machine, with passwords that only its owner reads', async () => {
  const { folder, done } = plan(...hosts);
  await done;
  expect(readdirSync(folder)).toEqual(['db1', 'db2', 'db3']);
  expect(modeOf(folder)).toBe(0o700);
  for (const name of ['db1', 'db2', 'db3']) {
    const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).length).toBeGreaterThan(5);
    for (const { name: file, parentPath } of files.filter((each) => each.isFile())) {
      const path = join(parentPath, file);
      const isSecret = /[0-9a-f]{48}/.test(readFileSync(path, 'utf8'));
      expect([file, modeOf(path)]).toEqual([file, isSecret ? 0o600 : 0o644]);
    }
  }
});

test('a plan that is there is not written over, because its passwords may be in use', async () => {
  const { folder, done } = plan(...hosts);
  await done;
  await expect(run(['plan', ...hosts, '--to', folder])).rejects.toThrow(
    'is there already, and another plan has other passwords',
  );
});

test('machines that others cannot reach, or that are one, are refused by name', async () => {
  const refusals: [string[], string][] = [
    [hosts.slice(1), 'Usage: npm run bank -- cluster plan HOST HOST HOST'],
    [['localhost', ...hosts.slice(1)], 'localhost is 127.0.0.1, where no other machine reaches it'],
    [['db1=10.0.0.2', ...hosts.slice(1)], 'Two of the machines have the same address.'],
    [['db2=10.0.0.1', ...hosts.slice(1)], 'Two of the machines have the same name.'],
    [['db1=10.0.0', ...hosts.slice(1)], '10.0.0 is no IPv4 address.'],
    [['DB 1', ...hosts.slice(1)], 'DB 1 is no name of a machine'],
    [[...hosts, '--postgresql', 'new'], 'PostgreSQL new is no version.'],
  ];
  for (const [args, text] of refusals) await expect(plan(...args).done).rejects.toThrow(text);
});
