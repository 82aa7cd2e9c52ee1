import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeCertificates } from '../../scripts/bank/cluster/make-certificates.ts';
import {
  debianMachine,
  makePasswords,
  planMachine,
  tlsFiles,
} from '../../scripts/bank/cluster/plan-cluster.ts';
import { startDatabaseProxy } from '../support/cluster/database-proxy.ts';
import { findFreePort } from '../support/free-port.ts';
import { describeOnTwoServers } from '../support/test-database.ts';

describeOnTwoServers('the proxy from a machine of the cluster to the leader', () => {
  test('tells Prometheus that no machine leads, by the figure of the alert', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkmoor-database-proxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const machine = {
      ...debianMachine('db1', '127.0.0.1', '17'),
      ...tlsFiles(folder),
      databasePort: await findFreePort(),
      patroniPort: await findFreePort(),
      proxyPort: await findFreePort(),
      standbyProxyPort: await findFreePort(),
      proxyFiguresPort: await findFreePort(),
    };
    const planned = planMachine(machine, [machine], {
      passwords: makePasswords(),
      certificates: await makeCertificates([machine]),
    });
    for (const { path, text } of planned) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }

    const proxy = startDatabaseProxy(join(folder, 'etc/haproxy/database.cfg'), machine.proxyPort);
    onTestFinished(() => proxy.close());

    const ask = (path: string) => fetch(`http://127.0.0.1:${machine.proxyFiguresPort}${path}`);
    await vi.waitFor(async () => {
      const told = (await (await ask('/metrics')).text()).split('\n');
      expect(told).toContain('haproxy_backend_active_servers{proxy="leader"} 0');
      expect(told).toContain('haproxy_backend_active_servers{proxy="reads"} 0');
    }, 30_000);
    expect((await ask('/')).status).toBe(404);
  });
});
