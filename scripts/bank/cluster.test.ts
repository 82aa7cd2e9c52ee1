import { X509Certificate } from 'node:crypto';
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

test('a folder for each machine, with passwords and keys that only its owner reads', async () => {
  const { folder, done } = plan(...hosts);
  await done;
  expect(readdirSync(folder)).toEqual(['authority', 'db1', 'db2', 'db3']);
  expect(modeOf(folder)).toBe(0o700);
  for (const name of readdirSync(folder)) {
    const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).length).toBeGreaterThan(1);
    for (const { name: file, parentPath } of files.filter((each) => each.isFile())) {
      const path = join(parentPath, file);
      const isSecret = /[0-9a-f]{48}|PRIVATE KEY/.test(readFileSync(path, 'utf8'));
      expect([file, modeOf(path)]).toEqual([file, isSecret ? 0o600 : 0o644]);
    }
  }
});

test('a plan that is there is not written over, because what is in it may be in use', async () => {
  const { folder, done } = plan(...hosts);
  await done;
  await expect(run(['plan', ...hosts, '--to', folder])).rejects.toThrow(
    'is there already, and what is in it may be in use',
  );
});

test('the authority of a plan signs a new certificate for a machine, and no other authority does', async () => {
  const { folder, done } = plan(...hosts);
  await done;
  const authority = new X509Certificate(readFileSync(join(folder, 'authority', 'ca.crt')));
  const renewed = `${folder}-renewed`;
  const renew = ['certificates', 'db2=10.0.0.9', '--to', renewed, '--authority'];
  await run([...renew, join(folder, 'authority')]);
  expect(readdirSync(renewed)).toEqual(['db2']);
  const certificate = new X509Certificate(
    readFileSync(join(renewed, 'db2/etc/larkmoor/cluster/machine.crt')),
  );
  expect(certificate.verify(authority.publicKey)).toBe(true);
  expect(certificate.checkIP('10.0.0.9')).toBe('10.0.0.9');
  expect(certificate.checkIP('10.0.0.2')).toBeUndefined();
  await expect(run(['certificates', 'db2=10.0.0.9', '--authority', folder])).rejects.toThrow(
    'has no ca.crt and ca.key',
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
    [[...hosts, '--memory', '16GB'], '16GB is no memory of a machine: whole gigabytes'],
  ];
  for (const [args, text] of refusals) await expect(plan(...args).done).rejects.toThrow(text);
});
