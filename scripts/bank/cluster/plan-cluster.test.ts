import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/base/config.ts';
import { unknownSettings } from '../../../server/start/unknown-settings.ts';
import { makeCertificates } from './make-certificates.ts';
import { debianMachine, makePasswords, planMachine } from './plan-cluster.ts';

const machines = ['db1', 'db2', 'db3'].map((name, index) =>
  debianMachine(name, `10.0.0.${index + 1}`, '17'),
);
const deploy = join(import.meta.dirname, '../../../deploy');
const certificates = await makeCertificates(machines);
const plan = (passwords = makePasswords()) =>
  machines.map(
    (machine) =>
      new Map(
        planMachine(machine, machines, { passwords, certificates }).map(({ path, text }) => [
          path,
          text,
        ]),
      ),
  );

test('each machine gets every file, with nothing left open', () => {
  const [first] = plan();
  for (const files of plan()) {
    expect([...files.keys()]).toEqual([...(first?.keys() ?? [])]);
    for (const text of files.values()) expect(text).not.toMatch(/\{\{|undefined/);
  }
});

test('the machines know each other and agree on who leads by quorum', () => {
  for (const [index, files] of plan().entries()) {
    const patroni = files.get('etc/patroni/config.yml') ?? '';
    expect(patroni).toContain(`name: db${index + 1}\n`);
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      expect(patroni).toContain(`    - ${address}:2379\n`);
      expect(patroni).toContain(`- hostssl replication replicator ${address}/32 scram-sha-256\n`);
      expect(files.get('etc/haproxy/database.cfg')).toContain(
        ` ${address}:5432 check check-ssl verify required `,
      );
    }
    expect(patroni).toMatch(/synchronous_mode: quorum\n[^]*failsafe_mode: true\n/);
    expect(files.get('etc/default/etcd')).toContain(
      'db1=https://10.0.0.1:2380,db2=https://10.0.0.2:2380,db3=https://10.0.0.3:2380\n',
    );
  }
});

test('PostgreSQL gets a quarter of the memory that is named, and little where none is', () => {
  const settingsWith = (memoryMb?: number) => {
    const machine = debianMachine('db1', '10.0.0.1', '17', memoryMb);
    const secrets = { passwords: makePasswords(), certificates };
    const patroni = planMachine(machine, [machine], secrets).find(
      ({ path }) => path === 'etc/patroni/config.yml',
    );
    return [
      ...(patroni?.text ?? '').matchAll(/^ +(shared_buffers|effective_cache_size|work_mem): .*$/gm),
    ].map(([line]) => line.trim());
  };
  expect(settingsWith(16 * 1024)).toEqual([
    'shared_buffers: 4096MB',
    'effective_cache_size: 8192MB',
    'work_mem: 40MB',
  ]);
  expect(settingsWith()).toContain('shared_buffers: 1024MB');
  expect(settingsWith(1024)).toContain('work_mem: 4MB');
});

test('passwords are the same on the three machines, and others in each plan', () => {
  const passwordsOf = (files: Map<string, string> | undefined) =>
    [...(files?.get('etc/patroni/config.yml') ?? '').matchAll(/password: (\w{48})$/gm)].map(
      ([, password]) => password,
    );
  const [one, two, three] = plan().map(passwordsOf);
  expect(new Set(one).size).toBe(4);
  expect([two, three]).toEqual([one, one]);
  expect(passwordsOf(plan()[0])).not.toEqual(one);
});

test('all hand their log to one archive, as a single machine does, each from its own folder', () => {
  const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
  const settingsOf = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^ *(archive_\w+)(?: = |: )['"]?(.+?)['"]?$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  const single = settingsOf(read('postgresql-archive.conf'));
  expect(Object.keys(single)).toEqual(['archive_mode', 'archive_command', 'archive_timeout']);
  const passphrases = new Set<string>();
  for (const files of plan()) {
    expect(settingsOf(files.get('etc/patroni/config.yml') ?? '')).toEqual(single);
    expect(files.get('etc/pgbackrest/pgbackrest.conf')).toBe(
      read('pgbackrest.conf').replace(
        'pg1-path=/var/lib/postgresql/17/main',
        'pg1-path=/var/lib/postgresql/17/larkmoor',
      ),
    );
    passphrases.add(files.get('etc/pgbackrest/conf.d/passphrase.conf') ?? '');
  }
  expect([...passphrases]).toEqual([expect.stringMatching(/^repo1-cipher-pass=\w{48}$/m)]);
});

test('the bank takes its environment as it is written', () => {
  for (const files of plan()) {
    const bank = parseEnv(files.get('etc/larkmoor/bank.env') ?? '') as Record<string, string>;
    const owner = parseEnv(files.get('etc/larkmoor/owner.env') ?? '') as Record<string, string>;
    expect(unknownSettings({ ...bank, ...owner })).toEqual([]);
    const config = readConfig({ ...bank, ...owner });
    expect(config.databaseUrl).toMatch(/^postgres:\/\/larkmoor_server:\w+@127\.0\.0\.1:5000\//);
    expect(config.databaseStandbyUrl).toMatch(
      /^postgres:\/\/larkmoor_server:\w+@127\.0\.0\.1:5001\//,
    );
    expect(config.databaseOwnerUrl).toMatch(/^postgres:\/\/larkmoor_owner:/);
    expect(config.patroniUrls).toEqual(
      ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => `https://${address}:8008`),
    );
  }
});
