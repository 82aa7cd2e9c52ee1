import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeCertificates, type SignedKey } from '../../scripts/bank/cluster/make-certificates.ts';
import { debianMachine } from '../../scripts/bank/cluster/plan-cluster.ts';
import { findFakeTime, movedClock } from '../../scripts/test/fake-time.ts';
import type { Examined } from '../../server/start/examine/examined.ts';
import { bankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { startSmtp } from '../support/smtp.ts';
import { describeOnBothEngines, describeOnPostgres, makePlace } from '../support/test-database.ts';

interface Visit {
  code: number;
  /** Its findings, one text for each line: `ok`, what about, what was found. */
  lines: string[];
}

async function visit(env: Record<string, string>, ...options: string[]): Promise<Visit> {
  const { code, stdout } = await bankCommand(['doctor', '--json', ...options], env).then(
    (said) => ({ code: 0, stdout: said }),
    (error: { code: number; stdout: string }) => error,
  );
  const found = JSON.parse(stdout) as Examined[];
  // A finding that is not in order always comes with what to do.
  expect(found.filter(({ state, mend }) => (state === 'ok') !== (mend === undefined))).toEqual([]);
  return { code, lines: found.map((line) => `${line.state} ${line.about}: ${line.found}`) };
}

const containing = (...texts: string[]): unknown =>
  expect.arrayContaining(texts.map((text) => expect.stringContaining(text) as string));

async function start(env: Record<string, string> = {}): Promise<BankServer> {
  const server = await startBankServer(env);
  onTestFinished(() => server.close());
  return server;
}

describe('the doctor of an embedded bank', () => {
  test('finds the same in one that runs and in one that is stopped, and changes nothing', async () => {
    const server = await start();
    const env = { BANK_DATA_DIR: server.dataDir };
    const running = await visit(env);
    expect(running).toEqual({
      code: 0,
      lines: containing(
        'ok database: The embedded engine',
        'ok tables: They are those of this version.',
        'ok money: No proof stopped it',
        'ok clock: This machine and the database agree',
        'ok queues: ',
        'ok mail: No mail server',
        'ok key file: ',
        ' files: ',
        'warning proof: Books and trail were not both proven yet.',
        'warning backup: No backup of this bank is known here.',
      ),
    });
    await bankCommand(['backup', join(server.dataDir, 'a.bank')], env);
    expect((await visit(env)).lines).toEqual(containing('ok backup: ', 'a.bank is 0 hours old.'));

    await server.stop();
    // The nightly proof may have come in between.
    const lasting = ({ lines }: Visit) =>
      lines.filter((line) => !/ (?:backup|queues|proof): /.test(line));
    expect(lasting(await visit(env))).toEqual(lasting(running));
  });

  test('names old backups, mail that cannot go out and a certificate nobody trusts', async () => {
    const server = await start();
    const note = join(server.dataDir, 'last-backup.json');
    await bankCommand(['backup', join(server.dataDir, 'a.bank')], {
      BANK_DATA_DIR: server.dataDir,
    });
    const { made } = JSON.parse(await readFile(note, 'utf8')) as { made: { file: string } };
    await writeFile(note, JSON.stringify({ made: { ...made, createdAt: '2020-01-01T00:00:00Z' } }));
    // No authority of this machine signed its certificate.
    const { machines } = await makeCertificates([debianMachine('proxy', '127.0.0.1', '17')]);
    const { certificate: cert = '', key = '' } = machines['proxy'] ?? {};
    const proxy = new SMTPServer({ secure: true, cert, key });
    proxy.on('error', () => undefined);
    proxy.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())));
    const { port } = proxy.server.address() as AddressInfo;
    const env = {
      BANK_DATA_DIR: server.dataDir,
      BANK_PUBLIC_URL: `https://localhost:${port}`,
      BANK_TRUSTED_PROXIES: '127.0.0.1',
      BANK_MAILS: '1',
    };
    expect(await visit({ ...env, SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` })).toEqual({
      code: 1,
      lines: containing(
        'fault mail: 127.0.0.1:',
        `fault certificate: Browsers refuse that of localhost:${port}`,
        'ok proxy: 127.0.0.1 may say whom it speaks for.',
        'warning settings: BANK_MAILS is set',
        'warning backup: ',
      ),
    });
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    expect((await visit({ ...env, SMTP_URL: smtp.url })).lines).toEqual(
      containing('ok mail: 127.0.0.1:'),
    );
    expect(smtp.received).toEqual([]);
  });

  test('wrong settings and a folder without a bank are faults, each with its sentence', async () => {
    expect(await visit({ BANK_PUBLIC_URL: 'https://bank.example' })).toEqual({
      code: 1,
      lines: containing('fault settings: BANK_PUBLIC_URL is https://bank.example, so a proxy'),
    });
    const { dataDir, remove } = await makePlace('embedded');
    onTestFinished(remove);
    expect(await visit({ BANK_DATA_DIR: dataDir })).toEqual({
      code: 1,
      lines: containing(`fault database: There is no bank in ${dataDir}`, 'fault key file: '),
    });
  });
});

describeOnPostgres('the doctor of a bank on PostgreSQL', () => {
  test('tells a login that only serves from the owner’s, and sees what stands still', async () => {
    const { databaseUrl, remove } = await makePlace('postgresql', { empty: true });
    onTestFinished(remove);
    const logins = await makeLogins(String(databaseUrl));
    const server = await start(logins);
    const env = { BANK_DATA_DIR: server.dataDir, DATABASE_URL: logins.DATABASE_URL };
    expect((await visit(env)).lines).toEqual(
      containing(
        'ok database: PostgreSQL ',
        'ok tables: ',
        'ok login: The login of DATABASE_URL serves',
        'ok connections: ',
        'ok money: ',
      ),
    );
    const asOwner = await visit({ ...env, DATABASE_URL: logins.DATABASE_OWNER_URL });
    expect(asOwner.lines).toEqual(containing('warning login: The login larkmoor_owner'));

    await server.stop();
    const owner = new pg.Client(logins.DATABASE_OWNER_URL);
    await owner.connect();
    await owner.query(
      `INSERT INTO job (id, kind, payload, run_at) VALUES (gen_random_uuid(), 'mail', '{}',
        now() - interval '20 minutes')`,
    );
    expect((await visit(env)).lines).toEqual(containing('warning queues: The queue “mail” has '));
    await owner.query('DROP FUNCTION ledger_lock_period; DELETE FROM schema_function');
    await owner.end();
    expect(await visit(env)).toEqual({
      code: 1,
      lines: containing('fault tables: The database of DATABASE_URL lacks this version’s function'),
    });
  });

  test('a database that does not answer is a fault, and the rest is looked at all the same', async () => {
    const { dataDir, remove } = await makePlace('postgresql');
    onTestFinished(remove);
    const away = `postgres://bank@127.0.0.1:${await findFreePort()}/larkmoor`;
    expect(await visit({ BANK_DATA_DIR: dataDir, DATABASE_URL: away })).toEqual({
      code: 1,
      lines: containing('fault database: ', 'ok mail: ', 'warning backup: '),
    });
  });
});

describeOnBothEngines('what the doctor notes', (_open, engine) => {
  /** A bank that must be there to be noted in; on PostgreSQL with a login that only serves. */
  async function startNoted(port: number): Promise<[BankServer, Record<string, string>]> {
    if (engine === 'embedded') {
      const server = await start({ BANK_METRICS_PORT: String(port) });
      return [server, { BANK_DATA_DIR: server.dataDir }];
    }
    const { databaseUrl, remove } = await makePlace('postgresql', { empty: true });
    onTestFinished(remove);
    const logins = await makeLogins(String(databaseUrl));
    const server = await start({ BANK_METRICS_PORT: String(port), ...logins });
    return [server, { BANK_DATA_DIR: server.dataDir, DATABASE_URL: logins.DATABASE_URL }];
  }

  test('every server tells the alerts, and the next look replaces it', async () => {
    const port = await findFreePort();
    const [server, env] = await startNoted(port);
    const told = async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith('larkmoor_doctor_'));
    };
    const lookedAt = async () =>
      Number((await told()).find((line) => line.includes('timestamp'))?.split(' ')[1]);
    await visit(env);
    expect(await told()).toEqual(['larkmoor_doctor_timestamp_seconds 0']);

    const away = { ...env, SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` };
    expect((await visit(away, '--note')).code).toBe(1);
    expect(await told()).toEqual(
      containing(
        'larkmoor_doctor_findings{about="mail",state="fault"} 1',
        'larkmoor_doctor_findings{about="proof",state="warning"} 1',
      ),
    );
    const first = await lookedAt();
    expect(Math.abs(Date.now() / 1000 - first)).toBeLessThan(60);

    expect((await visit(env, '--note')).code).toBe(0);
    expect((await told()).filter((line) => line.includes('fault'))).toEqual([]);
    const second = await lookedAt();
    expect(second).toBeGreaterThan(first);

    await server.stop();
    await visit(env, '--note');
    await server.start();
    expect(await lookedAt()).toBeGreaterThan(second);
  });
});

/** Serves one machine's answers of Patroni, over TLS where it has a certificate. */
async function startPatroni(answers: Record<string, unknown>, own?: SignedKey): Promise<string> {
  const answerTo: RequestListener = ({ url = '' }, answer) => {
    answer.end(JSON.stringify(answers[url] ?? {}));
  };
  const patroni = own
    ? createTlsServer({ cert: own.certificate, key: own.key }, answerTo)
    : createServer(answerTo);
  patroni.listen(0, '127.0.0.1');
  await once(patroni, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => patroni.close(() => resolve())));
  return `http${own ? 's' : ''}://127.0.0.1:${(patroni.address() as AddressInfo).port}`;
}

describe('the doctor of a bank on several machines', () => {
  const clusterLines = async (urls: string[], env: Record<string, string> = {}) => {
    const { dataDir, remove } = await makePlace('embedded');
    onTestFinished(remove);
    const { lines } = await visit({
      BANK_DATA_DIR: dataDir,
      BANK_PATRONI_URLS: urls.join(','),
      ...env,
    });
    return lines.filter((line) => / (?:cluster|certificate): /.test(line));
  };
  const members = ['leader running', 'quorum_standby streaming', 'quorum_standby streaming'].map(
    (each, index) => {
      const [role, state] = each.split(' ');
      return { name: `db${index + 1}`, role, state };
    },
  );
  const safe = {
    '/patroni': { patroni: { version: '4.0.7', scope: 'larkmoor', name: 'db1' } },
    '/config': {
      ttl: 20,
      failsafe_mode: true,
      synchronous_mode: 'quorum',
      synchronous_mode_strict: true,
      postgresql: { remove_data_directory_on_rewind_failure: true },
    },
    '/cluster': { members },
  };

  test('names a Patroni that loses confirmed payments in a split brain', async () => {
    const old = { ...safe, '/patroni': { patroni: { version: '3.0.2', scope: 'larkmoor' } } };
    expect(await clusterLines([await startPatroni(safe), await startPatroni(old)])).toEqual([
      'fault cluster: Patroni 3.0.2 loses confirmed payments in a split brain.',
    ]);
    expect(await clusterLines([await startPatroni(safe)])).toEqual([
      'ok cluster: Patroni 4.0.7 on each machine: what is confirmed survives the loss of any one.',
    ]);
  });

  test('counts down the certificates of a cluster, which end on one day', async () => {
    const machine = debianMachine('db1', '127.0.0.1', '17');
    const { authority, machines } = await makeCertificates([machine]);
    const url = await startPatroni(safe, machines['db1']);
    const { dataDir, remove } = await makePlace('embedded');
    onTestFinished(remove);
    const file = `${dataDir}.crt`;
    await writeFile(file, authority.certificate);
    onTestFinished(() => rm(file));
    // The cluster is asked, whether its database answers or not.
    const believed = {
      DATABASE_URL: `postgres://bank@127.0.0.1:${await findFreePort()}/bank?sslrootcert=${file}`,
    };
    const { host } = new URL(url);
    const inDays = (days: number) => ({
      ...believed,
      ...movedClock(findFakeTime() ?? '', days * 86_400),
    });
    expect(await clusterLines([url], believed)).toEqual([expect.stringMatching(/^ok cluster: /)]);
    expect(await clusterLines([url])).toContain(
      `fault certificate: That of ${host} is not believed here: UNABLE_TO_VERIFY_LEAF_SIGNATURE.`,
    );
    expect(await clusterLines([url], inDays(3_600))).toEqual([
      `warning certificate: That of ${host} is good for 49 more days.`,
      expect.stringMatching(/^ok cluster: /),
    ]);
    expect(await clusterLines([url], inDays(3_651))).toContain(
      `fault certificate: That of ${host} has expired.`,
    );
  });

  test('names settings that lose payments or stop them, and machines that are missing', async () => {
    const away = `http://127.0.0.1:${await findFreePort()}`;
    const unsafe = {
      ...safe,
      '/config': { synchronous_mode: true },
      '/cluster': { members: members.slice(1) },
    };
    expect(await clusterLines([await startPatroni(unsafe), away])).toEqual([
      `warning cluster: Patroni does not answer at ${away}.`,
      expect.stringContaining('warning cluster: synchronous_mode is on'),
      expect.stringContaining('fault cluster: synchronous_mode_strict is off'),
      expect.stringContaining('warning cluster: failsafe_mode is off'),
      expect.stringContaining('warning cluster: remove_data_directory_on_rewind_failure is off'),
      expect.stringContaining('fault cluster: The cluster is not whole: db2 quorum_standby'),
    ]);
    const { postgresql } = safe['/config'];
    const alone = { ...safe, '/config': { failsafe_mode: true, postgresql } };
    expect(await clusterLines([await startPatroni(alone)])).toEqual([
      expect.stringContaining('fault cluster: synchronous_mode is off'),
    ]);
    expect(await clusterLines([away])).toEqual([
      `fault cluster: Patroni answers at none of ${away}.`,
    ]);
  });
});
