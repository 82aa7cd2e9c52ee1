import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const here = import.meta.dirname;
const lockfile = JSON.stringify({
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  },
});

let project: string;

// A small project whose packages are installed, and whose builds write down that they ran.
beforeEach(() => {
  project = path.join(mkdtempSync(path.join(tmpdir(), 'larkmoor-setup-')), 'a path with spaces');
  onTestFinished(() => rmSync(path.dirname(project), { recursive: true }));
  cpSync(path.join(here, 'setup.mjs'), path.join(project, 'scripts/setup.mjs'));
  cpSync(path.join(here, 'setup'), path.join(project, 'scripts/setup'), { recursive: true });
  write('package.json', '{"type":"module"}');
  write('package-lock.json', lockfile);
  write('node_modules/.package-lock.json', lockfile.replace(/,"node_modules\/elsewhere".*$/, '}}'));
  mkdirSync(path.join(project, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(project, 'node_modules/.bin/node'));
  write('scripts/build.ts', builds('web'));
  write('scripts/build-template.ts', builds('templates'));
  write('web/page.ts', 'export {};');
});

test('a fresh project is built once, and nothing runs while nothing changes', async () => {
  await setUp();
  await setUp();
  expect(runsOf('web')).toBe(1);
  expect(runsOf('templates')).toBe(1);
});

test('pages and database are prepared side by side', async () => {
  // Each ends only when the other has begun.
  write('scripts/build.ts', `${waitsFor('templates')} ${builds('web')}`);
  write('scripts/build-template.ts', `${waitsFor('web')} ${builds('templates')}`);
  expect((await setUp()).code).toBe(0);
  expect([runsOf('web'), runsOf('templates')]).toEqual([1, 1]);
});

test('a changed source builds what is made of it, and nothing else', async () => {
  await setUp();
  write('web/page.ts', 'export const changed = 1;');
  await setUp();
  expect(runsOf('web')).toBe(2);
  expect(runsOf('templates')).toBe(1);
});

test('a file with another time and the same content builds nothing', async () => {
  await setUp();
  utimesSync(path.join(project, 'web/page.ts'), 1, 1);
  await setUp();
  expect(runsOf('web')).toBe(1);
});

test('a new test file builds nothing', async () => {
  await setUp();
  write('web/page.test.ts', 'export {};');
  await setUp();
  expect(runsOf('web')).toBe(1);
});

test('a deleted output is built again', async () => {
  await setUp();
  rmSync(path.join(project, 'dist/web'), { recursive: true });
  await setUp();
  expect(runsOf('web')).toBe(2);
});

test('a build that fails is shown, ends with an error, and is tried again', async () => {
  write('scripts/build.ts', 'console.error("the page is broken"); process.exit(3);');
  const { code, said } = await setUp();
  expect(code).toBe(1);
  expect(said).toContain('the page is broken');
  write('scripts/build.ts', builds('web'));
  expect((await setUp()).code).toBe(0);
});

test('a full disk is named', async () => {
  write('scripts/build.ts', 'console.error("ENOSPC: no space left on device"); process.exit(1);');
  expect((await setUp()).said).toContain('The disk is full.');
});

test('two set-ups at once build once, and both end well', async () => {
  const ends = await Promise.all([setUp(), setUp(), setUp()]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(runsOf('web')).toBe(1);
});

test('the lock of a set-up that died is taken over', async () => {
  const dead = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => dead.on('close', resolve));
  write('.setup/lock', String(dead.pid));
  expect((await setUp()).code).toBe(0);
});

test('an unknown step is refused by name', async () => {
  expect((await setUp('pakcages')).said).toContain('no set-up step "pakcages"');
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** A script that says that it began, and waits ten seconds at most for the other one to begin. */
function waitsFor(other: 'web' | 'templates'): string {
  const own = other === 'web' ? 'templates' : 'web';
  return (
    "import { existsSync as isThere, writeFileSync as note } from 'node:fs'; " +
    `note('began-${own}', ''); const until = Date.now() + 10_000; ` +
    `while (!isThere('began-${other}')) if (Date.now() > until) process.exit(4);`
  );
}

/** A build script that makes its output and counts its runs. */
function builds(output: string): string {
  return (
    "import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'; " +
    `mkdirSync('dist/${output}', { recursive: true }); ` +
    `writeFileSync('dist/${output}/pages.json', '{}'); writeFileSync('dist/${output}/version', ` +
    `'1'); appendFileSync('runs-${output}', 'x');`
  );
}

function runsOf(output: string): number {
  return readFileSync(path.join(project, `runs-${output}`), 'utf8').length;
}

function setUp(...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/setup.mjs', ...args], { cwd: project });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('close', (code) => resolve({ code, said }));
  });
}
