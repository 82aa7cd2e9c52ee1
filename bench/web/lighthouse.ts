import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Fetched by npm when this benchmark runs, and only then: as large as all our other tools together. */
const lighthousePackage = 'lighthouse@13.5.0';

export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  scriptKib: number;
  totalKib: number;
}

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }>;
}

const kib = (bytes: number) => bytes / 1024;
const percent = (score: number) => Math.round(score * 100);

function figuresOf({ categories, audits }: Report): PageFigures {
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytesOf = (wanted?: string) =>
    requests.reduce((sum, { resourceType, transferSize = 0 }) => (wanted === undefined || resourceType === wanted ? sum + transferSize : sum), 0);
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    bestPractices: percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKib: kib(bytesOf('Script')),
    totalKib: kib(bytesOf()),
  };
}

/** One Lighthouse run as a phone on a slow connection; the processor is not slowed further than this machine is. */
export async function runLighthouse(url: string, chromePath: string): Promise<PageFigures> {
  const output = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const args = [
    'exec',
    '--yes',
    `--package=${lighthousePackage}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--throttling.cpuSlowdownMultiplier=1',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  await execute('npm', args, { env: { ...process.env, CHROME_PATH: chromePath } });
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  rmSync(output);
  return figuresOf(report);
}
