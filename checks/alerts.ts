import type { Check, Finding } from './check.ts';
import type { Tree } from './tree.ts';
import { lineAt } from './parse.ts';

const alertsFile = 'deploy/alerts.yml';
const page = 'docs/operating.md';
const testsFile = 'deploy/alerts-test.yml';

/** An alert that is named where some are expected: a test that wants none holds nothing of it. */
function firing(tests: string): Set<string> {
  const wanted = tests.split('\n').filter((line) => line.includes('exp_samples: [{'));
  return new Set(
    wanted.flatMap((line) => [...line.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name)),
  );
}

function untested(tree: Tree): Finding[] {
  const alerts = tree.get(alertsFile) ?? '';
  const fires = firing(tree.get(testsFile) ?? '');
  return [...alerts.matchAll(/^ +- alert: (\w+)$/gm)]
    .filter(([, name = '']) => !fires.has(name))
    .map(({ index, 1: name }) => ({
      file: alertsFile,
      line: lineAt(alerts, index),
      problem: `no test makes ${name} fire`,
      mend: `add one to ${testsFile}: when it fires, and when it does not`,
    }));
}

/** A person woken by an alert looks for its name. */
function unexplained(tree: Tree): Finding[] {
  const alerts = tree.get(alertsFile) ?? '';
  const manual = tree.get(page) ?? '';
  const fires = namesIn(alerts, /^ +- alert: (Bank\w+)$/gm);
  const explained = namesIn(manual, /^\| `(Bank\w+)` \| [^|]+ \| [^|]+ \|$/gm);
  return [
    ...[...fires]
      .filter(([name]) => !explained.has(name))
      .map(([name, at]) => ({
        file: alertsFile,
        line: lineAt(alerts, at),
        problem: `${name} wakes somebody who finds nothing about it`,
        mend: `add a row under “When an alert fires” in ${page}`,
      })),
    ...[...explained]
      .filter(([name]) => !fires.has(name))
      .map(([name, at]) => ({
        file: page,
        line: lineAt(manual, at),
        problem: `no alert is called ${name}`,
        mend: 'take the row out',
      })),
  ];
}

const namesIn = (text: string, pattern: RegExp) =>
  new Map([...text.matchAll(pattern)].map(({ index, 1: name = '' }) => [name, index]));

export const alerts: Check = {
  rule: 'docs/operating.md explains every alert, and promtool sees it fire',
  find: (tree) => [...unexplained(tree), ...untested(tree)],
};
