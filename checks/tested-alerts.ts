import type { Check } from './check.ts';
import { lineAt } from './parse.ts';

const alertsFile = 'deploy/alerts.yml';
const testsFile = 'deploy/alerts-test.yml';

/** An alert that is named where some are expected: a test that wants none holds nothing of it. */
function firing(tests: string): Set<string> {
  const wanted = tests.split('\n').filter((line) => line.includes('exp_samples: [{'));
  return new Set(
    wanted.flatMap((line) => [...line.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name)),
  );
}

export const testedAlerts: Check = {
  rule: 'promtool sees every alert fire',
  find(tree) {
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
  },
};
