import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { startBankServer } from '../../tests/support/bank-server.ts';
import { printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import { runLighthouse, type PageFigures } from './lighthouse.ts';

const usualPages = ['/', '/services', '/about', '/contact', '/login', '/register'];
const usualRuns = 5;

function medianOf(runs: readonly PageFigures[]): PageFigures {
  const names = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as unknown as PageFigures;
}

function row(page: string, figures: PageFigures): string[] {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls, scriptKib, totalKib } =
    figures;
  return [
    page,
    `${performance}/${accessibility}/${bestPractices}/${seo}`,
    `${(lcpMs / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${scriptKib.toFixed(1)} KiB`,
    `${totalKib.toFixed(1)} KiB`,
  ];
}

function readOptions(args: string[]): { pages: string[]; runs: number } {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  const { smoke } = values;
  return {
    pages: values.pages?.split(',') ?? (smoke ? ['/'] : usualPages),
    runs: Number(values.runs ?? (smoke ? 1 : usualRuns)),
  };
}

/**
 * Lighthouse, mobile, CPU multiplier 1, median of five runs (`--runs=N`), on the real server; of
 * some pages only with `--pages=/,/about`.
 */
export async function run(options: string[]): Promise<void> {
  const { pages, runs } = readOptions(options);
  const chromePath = findChromium();
  if (chromePath === undefined)
    throw new Error(
      'No Chromium was found. Install it (Debian: apt-get install chromium), or name it with ' +
        'CHROMIUM_PATH.',
    );
  const server = await startBankServer({ BANK_RATE_LIMIT: 'off', BANK_SANDBOX: '0' });
  try {
    const rows: string[][] = [];
    for (const page of pages) {
      const measured: PageFigures[] = [];
      for (let count = 0; count < runs; count += 1)
        measured.push(await runLighthouse(`${server.origin}${page}`, chromePath));
      rows.push(row(page, medianOf(measured)));
    }
    printTable(
      ['page', 'performance/accessibility/practices/SEO', 'LCP', 'CLS', 'script', 'all'],
      rows,
    );
  } finally {
    await server.close();
  }
}
