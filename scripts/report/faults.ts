import { readFileSync } from 'node:fs';
import type { FaultFigures } from '../../tests/support/note-fault.ts';

interface Report {
  startTime: number;
  testResults: {
    assertionResults: { fullName: string; status: string; meta?: { fault?: FaultFigures } }[];
  }[];
}

const columns = ['kills', 'confirmed', 'lost', 'doubled'] as const;

/**
 * Prints what the last run killed, and how the payments under way ended.
 * @returns whether nothing was lost or doubled, and there was a run
 */
export function reportFaults(root: string, print: (text: string) => void): boolean {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(`${root}/test-results/proofs.json`, 'utf8')) as Report;
  } catch {
    print('No run is kept here. Run: npm test -- proofs');
    return false;
  }
  const faults = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, meta }) =>
      meta?.fault ? [{ ...meta.fault, fullName }] : [],
    ),
  );
  if (faults.length === 0) {
    print('The last run killed nothing. Run: npm test -- proofs');
    return false;
  }
  print(`Run of ${new Date(report.startTime).toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  print(`${'killed'.padEnd(34)}${columns.map((name) => name.padStart(11)).join('')}  test`);
  const row = (name: string, figures: Record<(typeof columns)[number], number>) =>
    name.padEnd(34) + columns.map((column) => String(figures[column]).padStart(11)).join('');
  for (const fault of faults) print(`${row(fault.what, fault)}  ${fault.fullName}`);
  const sum = (column: (typeof columns)[number]) =>
    faults.reduce((total, fault) => total + fault[column], 0);
  print(
    row('all', {
      kills: sum('kills'),
      confirmed: sum('confirmed'),
      lost: sum('lost'),
      doubled: sum('doubled'),
    }),
  );
  return sum('lost') === 0 && sum('doubled') === 0;
}
