import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quietChromium } from '../../scripts/test/open-browser.ts';

const execute = promisify(execFile);

/**
 * Fetched by npm when this benchmark runs, and only then: as large as all our other tools together.
 */
const lighthousePackage = 'lighthouse@13.5.0';

export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  /** The scripts alone, compressed, without headers. */
  scriptKib: number;
  /** All that travelled, headers included. */
  totalKib: number;
}

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { url: string; resourceType?: string; transferSize?: number }[] };
    }
  >;
}

const kib = (bytes: number) => bytes / 1024;
const percent = (score: number) => Math.round(score * 100);

/**
 * Lighthouse tells a script with its headers or unpacked; the server tells the length of what it
 * sends.
 */
async function bodyBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(headers.get('content-length'));
}

async function figuresOf({ categories, audits }: Report): Promise<PageFigures> {
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const scriptBytes = (await Promise.all(scripts.map(({ url }) => bodyBytes(url)))).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );
  const totalBytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    bestPractices: percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKib: kib(scriptBytes),
    totalKib: kib(totalBytes),
  };
}

const mostTries = 3;

/** Now and then Chromium loses the trace of a page, and Lighthouse asks to be run again. */
async function measureUntilRecorded(args: string[], chromePath: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await execute('npm', args, { env: { ...process.env, CHROME_PATH: chromePath } });
      return;
    } catch (error) {
      if (
        tries === mostTries ||
        !String((error as { stderr?: string }).stderr).includes('Please run Lighthouse again')
      )
        throw error;
    }
  }
}

/**
 * One Lighthouse run as a phone on a slow connection; the processor is not slowed further than this
 * machine is.
 */
export async function runLighthouse(url: string, chromePath: string): Promise<PageFigures> {
  const output = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = ['--headless=new', ...quietChromium];
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
  await measureUntilRecorded(args, chromePath);
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  rmSync(output);
  return figuresOf(report);
}
