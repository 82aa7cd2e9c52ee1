import { readFileSync } from 'node:fs';
import type { FaultFigures } from '../../tests/support/note-fault.ts';
import { fetchPatroni, findPatroni, refusedPatroni } from './find-patroni.ts';
import { endProcessesOf, makeClusterFolder } from './cluster-folder.ts';
import { noTally, type Tally } from './tally.ts';
import { reportOf, runVitestStage } from './vitest-stage.ts';

/**
 * Three machines with etcd, Patroni and PostgreSQL, set up by the files of `bank -- cluster plan`,
 * and two servers: each row breaks something while a journaled client pays, and looks for every
 * payment afterwards. Whatever happens, nothing of it goes on running.
 */
export async function runClusterStage(row: string | undefined): Promise<Tally> {
  const refused = refusedPatroni();
  if (refused !== undefined) console.log(`${refused} It is not used.`);
  if (!findPatroni()) {
    console.log('Fetching Patroni 4.0.7 of Debian 13.');
    await fetchPatroni();
  }
  const patroni = findPatroni();
  if (!patroni) {
    console.error('Patroni 3.0.3 or newer does not run on this machine.');
    return { ...noTally, failed: 1 };
  }
  console.log(`Patroni ${patroni.version}`);
  const folder = makeClusterFolder();
  const tally = await runVitestStage(
    ['tests/cluster/', ...(row === undefined ? [] : ['-t', `${row}:`])],
    { BANK_TEST_CLUSTER: folder, TMPDIR: folder },
  ).finally(() => endProcessesOf(folder));
  printRows();
  return row === undefined ? tally : { ...tally, skipped: 0 };
}

interface Report {
  testResults: { assertionResults: { status: string; meta?: { fault?: FaultFigures } }[] }[];
}

/** The table of what each row came to. */
function printRows(): void {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportOf('vitest'), 'utf8')) as Report;
  } catch {
    return;
  }
  const lines = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) => {
      const { what = '', cluster, confirmed, lost, doubled } = meta?.fault ?? {};
      if (!cluster) return [];
      const figures = [
        cluster.secondsWithoutPayment.toFixed(1),
        cluster.secondsWithoutReading.toFixed(1),
        cluster.errors,
        cluster.readErrors,
        confirmed,
        lost,
        doubled,
      ];
      return [line([status, what], figures)];
    }),
  );
  if (lines.length === 0) return;
  console.log(
    [
      '',
      line(
        ['', 'what was broken'],
        ['s no pay', 's no read', 'errors', 'read err', 'confirmed', 'lost', 'doubled'],
      ),
      ...lines,
    ].join('\n'),
  );
}

const line = ([status, what]: [string, string], figures: readonly unknown[]) =>
  status.padEnd(8) +
  what.padEnd(50) +
  figures.map((figure) => String(figure).padStart(10)).join('');
