import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWholeProject } from '../support/project-copy.ts';

// The examples of docs/how-to-add.md are applied to a copy of the project, as their reader would.
const recipes = readFileSync(join(import.meta.dirname, '../../docs/how-to-add.md'), 'utf8');

/** The examples that one recipe names, by its heading. */
function examplesOf(recipe: string): string[] {
  const [, text = ''] = recipes.split(`\n## ${recipe}\n`);
  const [own = ''] = text.split('\n## ', 1);
  return [...own.matchAll(/\]\((examples\/[\w-]+\.diff)\)/g)].map(([, file]) => `docs/${file}`);
}

const [call = '', button = ''] = examplesOf('Add a call');
const [page = ''] = examplesOf('Add a screen');

const heavy = { timeout: 600_000 };

let project: string;
/** Of each example the files that it touches. */
const touched = new Map<string, string[]>();

/** Runs a program of the project in the copy. @returns all that it printed, and how it ended. */
async function run(program: string, args: readonly string[]) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const bin = join(project, 'node_modules/.bin');
  const env = {
    ...Object.fromEntries(own),
    NO_COLOR: '1',
    PATH: [dirname(process.execPath), bin, process.env['PATH']].join(':'),
  };
  return await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(program, args, { cwd: project, env, maxBuffer: 2 ** 26 }, (error, out, more) =>
      resolve({ code: error === null ? 0 : 1, said: `${out}${more}` }),
    );
  });
}

async function runWell(...[program, args]: Parameters<typeof run>): Promise<string> {
  const { code, said } = await run(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`);
  return said;
}

async function apply(example: string): Promise<void> {
  const migrations = readdirSync(join(project, 'server/db/migrations')).toSorted();
  const next = String(Number(migrations.at(-1)?.slice(0, 4)) + 1).padStart(4, '0');
  const patch = join(project, 'example.diff');
  await writeFile(patch, readFileSync(join(project, example), 'utf8').replaceAll('NNNN', next));
  // It fails where the example no longer fits the code.
  const files = await runWell('git', ['apply', '--numstat', '--apply', patch]);
  touched.set(example, files.trim().split('\n'));
  await rm(patch);
}

beforeAll(async () => {
  project = await copyWholeProject();
  for (const example of [call, button, page]) await apply(example);
  await runWell('node', ['scripts/schema.ts']);
});
afterAll(() => rm(project, { recursive: true, force: true }));

test('a call that names a thing and keeps a column is written in 14 files, its button in 22', () => {
  // And server/db/schema.sql, which a command writes.
  const files = (touched.get(call)?.length ?? 0) + 1;
  expect(files).toBeLessThanOrEqual(14);
  expect(files + (touched.get(button)?.length ?? 0)).toBeLessThanOrEqual(22);
});

test('a page of what the app asks for already is written in 7 files', () => {
  expect(touched.get(page)?.length).toBeLessThanOrEqual(7);
});

test.concurrent('the compiler takes the examples', heavy, async () => {
  expect(await run('tsc', ['--noEmit', '-p', '.'])).toEqual({ code: 0, said: '' });
});

test.concurrent('the rules of our own tree take the examples', heavy, async () => {
  const { said } = await run('node', [
    '-e',
    "import('./checks/run-own-checks.ts').then(({ runOwnChecks }) => runOwnChecks())",
  ]);
  expect(said.match(/^✓/gm)?.length).toBeGreaterThan(40);
  expect(
    said
      .split('\n')
      .filter((line) => !line.startsWith('✓'))
      .join('\n'),
  ).toBe('');
});

test.concurrent(
  'the tests that know every call take the example, and its own passes',
  heavy,
  async () => {
    const files = ['authorization', 'authorization-objects', 'audited-writes', 'saved-searches'];
    const { code, said } = await run('vitest', [
      'run',
      ...files.map((file) => `tests/contract/${file}.test.ts`),
      '-t',
      'pinSearch|saved once|pinned search',
    ]);
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    // Of the call: closed to those whom it does not name, open to the others, its lines of the trail,
    // the things of others; and the two of saved searches.
    expect(said).toMatch(/Tests .*\b6 passed/);
  },
);
