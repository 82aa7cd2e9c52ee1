import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anchorFileOfDrill } from './anchor-file.ts';

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8');

test('the unit of the drill compares the anchors where they are, and rehearses without them too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-anchors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'trail.log');
  expect(anchorFileOfDrill(['--anchor-if-there', file])).toBeUndefined();
  writeFileSync(file, 'a line');
  expect(anchorFileOfDrill(['--anchor-if-there', file])).toBe(file);
  expect(anchorFileOfDrill([])).toBeUndefined();
});

test('anchors that a person names are compared, or the drill fails', () => {
  expect(anchorFileOfDrill(['--anchor', '/no/such/trail.log'])).toBe('/no/such/trail.log');
  for (const wrong of [['--anchor'], ['--anchor-if-there'], ['--anchors', 'a'], ['a']])
    expect(() => anchorFileOfDrill(wrong)).toThrow('Usage: npm run bank -- drill [--anchor FILE]');
});

test('the page for operators names the place that the unit looks at', () => {
  const [, file = ''] =
    /^ExecStart=.* drill --anchor-if-there (\S+)$/m.exec(read('deploy/larkmoor-drill.service')) ??
    [];
  expect(file).toMatch(/^\/.*\.log$/);
  expect(read('docs/operating.md')).toContain(`\`${file}\``);
});
