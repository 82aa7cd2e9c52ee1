import { join } from 'node:path';
import { reportAsvs } from './report/asvs.ts';
import { reportFaults } from './report/faults.ts';
import { reportHouse } from './report/house.ts';
import { reportDetails, reportSecurityChecks, reportSpecification } from './report/requirements.ts';
import { reportTakeover } from './report/takeover.ts';

/*
 * npm run report -- asvs: each requirement of ASVS 5.0.0 with what its tests came to in the last run.
 * npm run report -- faults: what the last run killed, and how the payments under way ended.
 * npm run report -- house: files, words, lines for each call and circles, with their limits.
 * npm run report -- specification, security-checks or details: each line of that page with the tests
 * whose titles name it.
 * npm run report -- takeover: the takeover matrix, from the tables of tests/takeover/.
 */
const reports = {
  asvs: reportAsvs,
  faults: reportFaults,
  house: reportHouse,
  specification: reportSpecification,
  'security-checks': reportSecurityChecks,
  details: reportDetails,
  takeover: reportTakeover,
};
const name = process.argv[2] ?? '';
const root = join(import.meta.dirname, '..');

if (Object.hasOwn(reports, name)) {
  const isGood = reports[name as keyof typeof reports](root, (text) => console.log(text));
  process.exitCode = isGood ? 0 : 1;
} else {
  console.error(`Please name a report: npm run report -- ${Object.keys(reports).join(' | ')}`);
  process.exitCode = 2;
}
