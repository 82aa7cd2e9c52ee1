import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { makeCertificates } from '../../scripts/bank/cluster/make-certificates.ts';
import {
  debianMachine,
  type Machine,
  makePasswords,
  planMachine,
} from '../../scripts/bank/cluster/plan-cluster.ts';
import { askPromtool, hasPromtool } from '../../scripts/test/promtool.ts';
import { bankJobs } from '../../server/bank-jobs.ts';
import { readConfig } from '../../server/base/config.ts';
import { countJobs } from '../../server/services/jobs/job-figures.ts';
import { startBankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string; refId: string }[] }[];
}

const rulesText = readFileSync('deploy/alerts.yml', 'utf8');
const dashboardFile = 'deploy/grafana/larkmoor.json';
const { panels } = JSON.parse(readFileSync(dashboardFile, 'utf8')) as Dashboard;
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Asks promtool; without it this is said loudly, and a failure under CI=true. */
function accepts(...args: string[]): { right: boolean; said: string } {
  if (hasPromtool() || process.env['CI'] === 'true') return askPromtool(args);
  console.warn('SKIPPED, because promtool is not installed: apt-get install prometheus');
  return { right: true, said: '' };
}

const namesIn = (text: string, of = /\b(?:larkmoor|nodejs|process)_[a-z0-9_]+/g) => [
  ...new Set([...text.matchAll(of)].map(([name]) => name)),
];

describe('alerts and dashboard', () => {
  test('the alerts are rules that Prometheus loads, and fire when they should and only then', () => {
    expect(accepts('check', 'rules', 'deploy/alerts.yml')).toMatchObject({ right: true });
    expect(accepts('test', 'rules', 'deploy/alerts-test.yml')).toMatchObject({ right: true });
  });

  test('what is asked on one machine and on a cluster is a configuration that Prometheus loads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkmoor-prometheus-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const machines = ['db1', 'db2', 'db3'].map((name, index) =>
      debianMachine(name, `10.0.0.${index + 1}`, '17'),
    );
    const planned = planMachine(machines[0] as Machine, machines, {
      passwords: makePasswords(),
      certificates: await makeCertificates(machines),
    });
    const texts = [
      readFileSync('deploy/prometheus.yml', 'utf8'),
      planned.find(({ path }) => path === 'etc/prometheus/prometheus.yml')?.text ?? '',
    ];
    for (const text of texts) {
      expect(text).toContain('job_name: larkmoor');
      const file = join(folder, 'prometheus.yml');
      writeFileSync(
        file,
        text.replace('/etc/prometheus/larkmoor.yml', resolve('deploy/alerts.yml')),
      );
      expect(accepts('check', 'config', file)).toMatchObject({ right: true });
    }
    for (const { address } of machines) expect(texts[1]).toContain(`"${address}:8008"`);
    const proxy = planned.find(({ path }) => path === 'etc/haproxy/database.cfg')?.text;
    expect(proxy).toContain('bind 127.0.0.1:5002\n');
    expect(texts[1]).toContain('"127.0.0.1:5002"');
  });

  test('what counts as a payment in an alert is every call that moves money, and no other', () => {
    const patterns = [...rulesText.matchAll(/route=~"(\/[^"]+)"/g)].map(
      ([, pattern]) => new RegExp(`^(?:${pattern})$`),
    );
    expect(patterns.length).toBeGreaterThan(0);
    const routes = Object.values(api).filter(({ method }: Route) => method !== 'GET') as Route[];
    for (const pattern of patterns)
      for (const { path, movesMoney } of routes)
        expect([path, pattern.test(path.replaceAll(/\{(\w+)\}/g, ':$1'))]).toEqual([
          path,
          movesMoney === true,
        ]);
  });

  test('no alert and no panel lists jobs: each job says itself what it may take, and those of money and of the trail wake somebody', () => {
    const jobs = bankJobs(readConfig({}));
    const text = `${rulesText}\n${expressions.join('\n')}`;
    expect(text).not.toMatch(
      new RegExp(`name=~?"[^"]*\\b(?:${jobs.map(({ name }) => name).join('|')})`),
    );
    const { figures } = countJobs(jobs, Temporal.Now.instant());
    const waking = [...figures].filter(([, { severity }]) => severity === 'page');
    expect(waking.map(([name]) => name).toSorted()).toEqual(
      [
        ...jobs.filter(({ movesMoney }) => movesMoney).map(({ name }) => name),
        'chained-trail',
      ].toSorted(),
    );
    for (const [name, { patienceMs, promptMs }] of figures) {
      const { everyMs } = jobs.find((job) => job.name === name) ?? { everyMs: Infinity };
      expect([
        name,
        patienceMs >= 2 * everyMs,
        promptMs > 2 * everyMs || patienceMs === promptMs,
      ]).toEqual([name, true, true]);
    }
  });

  test('the dashboard asks what Prometheus understands, in panels that have a name each', () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkmoor-dashboard-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const rules = join(folder, 'rules.json');
    writeFileSync(
      rules,
      JSON.stringify({
        groups: [
          {
            name: 'dashboard',
            rules: expressions.map((expr, index) => ({ record: `panel:${index}`, expr })),
          },
        ],
      }),
    );
    expect(accepts('check', 'rules', rules)).toMatchObject({ right: true });
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  // That Patroni, HAProxy and the exporters tell those of the alerts, the stages hold that run them.
  test('the dashboard shows each figure that an alert asks for, and of other programs no other', () => {
    const rules = rulesText.replaceAll(/^ *#.*$/gm, '');
    const told = /\b(?:larkmoor|nodejs|pg|node|patroni|haproxy)_[a-z0-9_]+/g;
    const shown = namesIn(expressions.join('\n'), told);
    const asked = namesIn(rules, told);
    expect(asked.filter((name) => !shown.includes(name))).toEqual([]);
    const ofOthers = shown.filter((name) => !/^(?:larkmoor|nodejs)_/.test(name));
    expect(ofOthers.filter((name) => !asked.includes(name))).toEqual([]);
    expect(ofOthers.length).toBeGreaterThan(10);
  });

  test('every figure that they name is one that a server tells, with labels that stay its own', async () => {
    const port = await findFreePort();
    const backups = mkdtempSync(join(tmpdir(), 'larkmoor-backups-'));
    const server = await startBankServer({
      BANK_METRICS_PORT: String(port),
      BANK_BACKUP_DIR: backups,
      // No server listens there, and the bank must run all the same.
      BANK_RATES_URL: 'http://127.0.0.1:9/eurofxref-daily.xml',
    });
    onTestFinished(async () => {
      await server.close();
      rmSync(backups, { recursive: true });
    });
    // A figure of jobs or proofs has its first value when the first has ended.
    const told = await vi.waitFor(async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      if (!/^larkmoor_job_runs_total\{name="mail"\} [1-9]/m.test(text))
        throw new Error('no job has run yet');
      return text;
    }, 30_000);
    const figures = new Set(
      [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const named = namesIn([rulesText, ...expressions].join('\n'));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !figures.has(name))).toEqual([]);
    // Those that come with what happens, or with a setting, are absent in a bank in order.
    const comes =
      /^larkmoor_(?:http|jobs|backup|rates|proof|full_proof|recent_reads|limit|rows|doctor_findings|physical)/;
    const always = namesIn(rulesText.replaceAll(/^ *#.*$/gm, ''), /\blarkmoor_[a-z0-9_]+/g)
      .filter((name) => !comes.test(name))
      .toSorted();
    expect(always.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(told))).toEqual([]);
    const missed = [...rulesText.matchAll(/absent\((larkmoor_\w+)\)/g)].map(([, name]) => name);
    expect(new Set(missed)).toEqual(new Set(always));
    // Prometheus gives these to what it asks, and renames those that a server tells.
    expect(told.split('\n').filter((line) => /[{,](?:job|instance)="/.test(line))).toEqual([]);
  });
});
