import { join } from 'node:path';
import { reportAsvs } from './report/asvs.ts';
import { reportFaults } from './report/faults.ts';

/*
 * npm run report -- asvs: each requirement of ASVS 5.0.0 with what its tests came to in the last run.
 * npm run report -- faults: what the last run killed, and what became of the payments under way.
 */
const reports = { asvs: reportAsvs, faults: reportFaults };
const name = process.argv[2] ?? '';
const root = join(import.meta.dirname, '..');

if (Object.hasOwn(reports, name)) {
  const isGood = reports[name as keyof typeof reports](root, (text) => console.log(text));
  process.exitCode = isGood ? 0 : 1;
} else {
  console.error('Please name a report: npm run report -- asvs, or npm run report -- faults');
  process.exitCode = 2;
}
