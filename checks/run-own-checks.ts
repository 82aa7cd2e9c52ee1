import path from 'node:path';
import type { Tally } from '../scripts/test/tally.ts';
import type { Finding } from './check.ts';
import { ownChecks } from './own-checks.ts';
import { readTree } from './tree.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs every rule over the tree and prints what breaks it, with the mend. Each rule counts as one
 * test.
 */
export function runOwnChecks(): Tally {
  const tree = readTree(root);
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { rule, find } of ownChecks) {
    const findings = find(tree);
    tally[findings.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${rule}`);
    for (const finding of findings) console.log(`    ${describe(finding)}`);
  }
  return tally;
}

function describe({ file, line, problem, mend }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problem} — to mend: ${mend}`;
}
