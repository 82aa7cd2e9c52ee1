import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusedCompose } from './refused-compose.ts';

const text = readFileSync('compose.yaml', 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-compose-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lists what is refused of our file with one place of it written otherwise. */
function refusedWith(ours: string, broken: string): string[] {
  expect(text).toContain(ours);
  const file = join(folder, 'compose.yaml');
  writeFileSync(file, text.replace(ours, broken));
  return refusedCompose(file);
}

test('Compose knows every key of compose.yaml and takes every value', () => {
  expect(refusedCompose('compose.yaml')).toEqual([]);
});

test('a key that Compose does not know is refused, wherever it stands', () => {
  for (const [ours, broken, place] of [
    ['restart: unless-stopped', 'restrat: unless-stopped', '/services/bank'],
    ['interval: 5s', 'intervall: 5s', '/services/database/healthcheck'],
    ['\nvolumes:\n', '\nvolume:\n', ''],
  ] as const)
    expect(refusedWith(ours, broken)).toEqual([
      expect.stringMatching(`instancePath="${place}".*must NOT have additional properties`),
    ]);
});

test('a value of a wrong kind, a condition that there is not, and no YAML are refused', () => {
  expect(refusedWith('stop_grace_period: 60s', 'stop_grace_period: 60')).toEqual([
    expect.stringMatching('instancePath="/services/bank/stop_grace_period".*must be string'),
  ]);
  expect(refusedWith('condition: service_healthy', 'condition: service_healty')).toEqual([
    expect.stringContaining('instancePath="/services/migrate/depends_on'),
  ]);
  expect(refusedWith('services:\n', 'services:\n\t- bank\n')).toEqual(['Invalid YAML format.']);
});
